import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` draws on a running server: `formicarium serve`, or another one with FORMICARIUM=http://host:port
const server = process.env["FORMICARIUM"] ?? "http://localhost:8000";

const EVERY_PAGE = /node_modules|src[\\/](lib[\\/](api|router|storage|texts)|ui[\\/](Icon|Logo|Picture|Switches|names))\b/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/formicarium/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows no inline code and no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small parts of every page come in one file: each file costs more than its size.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "pages", test: EVERY_PAGE }] } } },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/palette.css": server,
    },
  },
  // However slow the machine is, a test that does not hang may end.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 600_000 },
});
