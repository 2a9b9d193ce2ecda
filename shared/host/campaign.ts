const storageKey = 'utm';

/** Notes source, medium and campaign (UTM) of the visit's first page in the tab's session storage. The shell calls it on each page. */
export function noteCampaign(): void {
  // Our page before this one, if its visitor was faster than its scripts.
  const { referrer } = document;
  const landing = new URL(referrer.startsWith(`${location.origin}/`) ? referrer : location.href);
  const utm = [...landing.searchParams].filter(([name]) => /^utm_(source|medium|campaign)$/.test(name));
  if (utm.length === 0 || notedCampaign()) return;
  try {
    sessionStorage.setItem(storageKey, new URLSearchParams(utm).toString());
  } catch {}
}

/**
 * As a query, `utm_source=google&utm_campaign=spring`; empty if there is none, or storage is refused.
 * @example
 * const source = new URLSearchParams(notedCampaign()).get('utm_source');
 */
export function notedCampaign(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
