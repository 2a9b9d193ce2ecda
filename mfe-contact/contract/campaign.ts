import { hasHidden, trimInvisible } from '@site/text/visible-text';

/** What the address of an advertisement says of it (UTM parameters), by the names of their columns. */
export interface Campaign {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

/** More than a campaign's name needs. Longer texts are cut rather than refused: no enquiry may fail because of its advertisement. */
const maxLength = 100;

/** Reads a query; undefined if it names no campaign. */
export function readCampaign(query: string): Campaign | undefined {
  const given = new URLSearchParams(query);
  const campaign = {
    utm_source: shortened(given.get('utm_source')),
    utm_medium: shortened(given.get('utm_medium')),
    utm_campaign: shortened(given.get('utm_campaign')),
  };
  return Object.values(campaign).some(Boolean) ? campaign : undefined;
}

function shortened(text: string | null): string {
  const visible = trimInvisible(text ?? '');
  return hasHidden(visible) ? '' : Array.from(visible).slice(0, maxLength).join('');
}
