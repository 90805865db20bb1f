import { root } from './protocol/root';

export type Place =
  | { screen: 'home' }
  | { screen: 'table'; table: string }
  | { screen: 'rules'; game: string }
  | { screen: 'review'; record: string; decision: number | null }
  | { screen: 'device'; token: string; table: string | null }
  | { screen: 'nowhere' };

/** The place that an address of the page stands for. */
export function placeOf(address: URL): Place {
  const path = address.pathname.slice(root.pathname.length).replace(/\/$/, '');
  const [first = '', second = '', ...more] = path.split('/');
  if (path === '' || path === 'index.html') return { screen: 'home' };
  if (more.length > 0) return { screen: 'nowhere' };
  if (first === 't' && second) return { screen: 'table', table: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second };
  if (first === 'review' && second) {
    const decision = /^#[1-9][0-9]{0,4}$/.test(address.hash) ? Number(address.hash.slice(1)) : null;
    return { screen: 'review', record: second, decision };
  }
  if (first === 'device' && !second) {
    const [token = '', table = ''] = address.hash.slice(1).split('/');
    return { screen: 'device', token, table: table || null };
  }
  return { screen: 'nowhere' };
}

let place = $state.raw<Place>(placeOf(new URL(location.href)));

/** Where this page is. Reactive. */
export function here(): Place {
  return place;
}

/** The address of a place of the page, for a link. */
export function at(path: string): string {
  const { pathname, hash } = new URL(path, root);
  return pathname + hash;
}

/** Goes to another place of the page; the browser's back button leads back. */
export function go(path: string): void {
  history.pushState(null, '', new URL(path, root));
  arrive();
}

/** This place has another address from now on; the browser's back button doesn't lead to the former. */
export function rename(path: string): void {
  history.replaceState(null, '', new URL(path, root));
  place = placeOf(new URL(location.href));
}

function arrive(): void {
  place = placeOf(new URL(location.href));
  window.scrollTo(0, 0);
}

window.addEventListener('popstate', arrive);

/** Lets a plain left click on a link of the page change the place without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const address = new URL(link.href);
  if (address.origin !== root.origin || placeOf(address).screen === 'nowhere') return;
  event.preventDefault();
  go(address.href);
}
