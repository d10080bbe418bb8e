import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts/fonts.css";
import "./app.css";
import { i18n } from "./ui/i18n.svelte";
import { settings } from "./ui/settings.svelte";
import { theme } from "./ui/theme.svelte";

theme.apply();
settings.start();
// Load texts first: a page that shows message ids for a moment looks broken.
void i18n.start().finally(() => mount(App, { target: document.body }));
