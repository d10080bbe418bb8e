/** Whether others can open a link of this page. */

/** Whether a host leads only to the computer that asks. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** The beginning of links that others can open; null if they cannot. */
export function baseFor(page: Pick<Location, "hostname" | "origin" | "pathname">, addresses: readonly string[]): string | null {
  if (!isLocal(page.hostname)) return page.origin + page.pathname;
  return addresses[0] ?? null;
}
