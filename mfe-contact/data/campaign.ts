import { readCampaign } from '../contract/campaign.ts';
import { readStored, writeStored } from './drafts.ts';

const storageKey = 'campaign';

/**
 * Notes in the tab's session storage which campaign has led the visitor here, unless one is noted. A form calls it as soon as it is shown:
 * a navigation without a new document leaves the address that the browser has loaded readable, but a reload does not.
 */
export function noteCampaign(): void {
  if (storedCampaign()) return;
  const found = landingAddresses().map((address) => readCampaign(new URL(address).search));
  const campaign = found.find(Boolean);
  if (campaign) writeStored(storageKey, new URLSearchParams({ ...campaign }).toString());
}

/** As it is sent with an enquiry; undefined if there is none. */
export function storedCampaign(): string | undefined {
  const stored = readStored(storageKey);
  return typeof stored === 'string' && readCampaign(stored) ? stored : undefined;
}

/** The earliest first: our page that led to this document, the document as it was loaded, and the page that is shown now. */
function landingAddresses(): string[] {
  const { referrer } = document;
  // Chrome 109 and Safari 16.4 have no URL.canParse.
  const isOurs = referrer.startsWith(`${location.origin}/`);
  const loaded = performance.getEntriesByType?.('navigation').map(({ name }) => name) ?? [];
  return [...(isOurs ? [referrer] : []), ...loaded, location.href];
}
