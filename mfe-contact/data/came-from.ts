/**
 * Path of the page that the visitor was on before the form's page, as far as the browser says: its history within this site, else the
 * address that a loaded page names.
 */
export function cameFrom(formPage: string): string | undefined {
  const { navigation } = window;
  const before = (navigation?.entries() ?? []).slice(0, navigation?.currentEntry?.index ?? 0);
  const addresses = [document.referrer, ...before.map(({ url }) => url ?? '')].filter(isOnThisSite);
  return addresses.map((address) => new URL(address).pathname).findLast((path) => path !== formPage);
}

function isOnThisSite(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin;
}
