import { notedCampaign } from '@site/host/campaign';
import { readCampaign } from '../contract/campaign.ts';

/** The campaign that has led the visitor here, as it is sent with an enquiry. A host other than the shell notes none: the form's page counts. */
export function campaignOfVisit(): string | undefined {
  const campaign = readCampaign(notedCampaign() || location.search);
  return campaign && new URLSearchParams({ ...campaign }).toString();
}
