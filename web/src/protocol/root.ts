/** Where the page is served, with its path prefix if it has one. The build puts scripts one folder below. */
export const root = import.meta.env.DEV ? new URL('/', location.href) : new URL(/* @vite-ignore */ '..', import.meta.url);

/** The address of a table, to send to friends. */
export function tableAddress(table: string): string {
  return new URL(`t/${table}`, root).href;
}
