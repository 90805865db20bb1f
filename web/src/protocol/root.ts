/** Where the page is served, with its path prefix if it has one. The build puts scripts one folder below. */
export const root = import.meta.env.DEV ? new URL('/', location.href) : new URL(/* @vite-ignore */ '..', import.meta.url);

/** The address of a table, to send to friends; `from` is where they find the page. */
export function tableAddress(table: string, from: string | null): string {
  return new URL(`t/${table}`, from ?? root).href;
}

/** Whether only this computer can open addresses of this host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
