import { routeOf } from '@site/contracts/addresses';

/** Collects real addresses of routes with parameters from the links on pages. Feeds and files are in `link` elements, which do not count. */
export function linkedAddresses(routes: { path: string }[]) {
  const found = new Map<string, string>();
  return {
    of: (route: string) => found.get(route),
    readFrom(html: string) {
      for (const [, address = ''] of html.matchAll(/<a\s[^>]*href="(\/[^"?#]*)"/g)) {
        const route = routeOf(routes, address);
        if (route && !found.has(route.path)) found.set(route.path, address);
      }
    },
  };
}
