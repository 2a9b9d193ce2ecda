import { indianDateTime } from '@site/text/indian-time';
import { escapeControlsInText, escapeHiddenInLine, isolateDirection } from '@site/text/visible-text';
import * as v from 'valibot';
import type { Campaign } from '../../contract/campaign.ts';
import {
  type EnquiryValues,
  enquiryFieldNames,
  enquiryFields,
  type FieldDefinition,
  mapFields,
} from '../../contract/enquiry.ts';
import type { Database, EnquiryColumns, EnquiryRow } from '../tables.ts';

/**
 * An enquiry as it is exported and sent to other systems, with the API's field names; a service of an earlier version, which commands may
 * read it from, has fewer fields.
 */
export const enquiryRecordSchema = v.object({
  reference: v.string(),
  receivedAt: v.string(),
  ...mapFields(() => v.optional(v.string(), '')),
  source: v.string(),
  /** The page that its visitor was on before. */
  cameFrom: v.optional(v.string(), ''),
  /** The advertisement that led to it. */
  utmSource: v.optional(v.string(), ''),
  utmMedium: v.optional(v.string(), ''),
  utmCampaign: v.optional(v.string(), ''),
  /** Why it is suspected to be spam; empty if it is not. */
  suspicion: v.optional(v.string(), ''),
});

export type EnquiryRecord = v.InferOutput<typeof enquiryRecordSchema>;

export function enquiryRecord(row: EnquiryRow): EnquiryRecord {
  const { reference, received_at: receivedAt, source } = row;
  return {
    reference,
    receivedAt,
    ...mapFields((name) => row[enquiryFields[name].column]),
    source: source ?? '',
    cameFrom: row.came_from ?? '',
    utmSource: row.utm_source ?? '',
    utmMedium: row.utm_medium ?? '',
    utmCampaign: row.utm_campaign ?? '',
    suspicion: row.held_reason ?? '',
  };
}

/** `source` is the path of the page that it came from. */
export type SentEnquiry = EnquiryValues & {
  source?: string;
  cameFrom?: string;
  campaign?: Campaign;
  /** Whether the field that people do not see was filled in. */
  hasHoneypot?: boolean;
  /** From the first focus in the form to sending. */
  filledInMs?: number;
  /** Whether the limits on mails to strangers leave room for thanks. Each question counts as a mail, so a retry does not ask. */
  takeThanks?: (transaction: Database) => Promise<boolean>;
};

/** What a visitor sent, as it is stored. */
export function enquiryColumns(enquiry: SentEnquiry): EnquiryColumns & { source: string | null } {
  const columns = enquiryFieldNames.map((name) => [enquiryFields[name].column, enquiry[name]]);
  const ofFields = Object.fromEntries(columns) as EnquiryColumns; // `fromEntries` forgets the names
  return { ...ofFields, source: enquiry.source ?? null };
}

/** Everything that was sent, for a person to read, made safe to show: a line for each short field, then the long texts. */
export function describeEnquiry(enquiry: EnquiryRecord): string[] {
  const { reference, receivedAt, source, cameFrom } = enquiry;
  const lines = [
    labelled('Reference', reference),
    labelled('Received', `${indianDateTime(receivedAt)} (India)`),
    labelled('Page', source),
  ];
  if (cameFrom) lines.push(labelled('Came from', cameFrom));
  const campaign = describeCampaign(enquiry);
  if (campaign) lines.push(labelled('Campaign', campaign));
  const texts: string[] = [];
  for (const name of enquiryFieldNames) {
    const { shown, office }: FieldDefinition = enquiryFields[name];
    const text = enquiry[name];
    if (shown.kind === 'textarea')
      texts.push('', escapeControlsInText(text).split('\n').map(isolateDirection).join('\n'));
    else lines.push(labelled(office.label, text && isolateDirection(escapeHiddenInLine(office.show?.(text) ?? text))));
  }
  return [...lines, ...texts, ''];
}

/** `google / cpc / noida 2026`; empty if no advertisement is known. */
export function describeCampaign({ utmSource, utmMedium, utmCampaign }: EnquiryRecord): string {
  const parts = [utmSource, utmMedium, utmCampaign];
  return parts.some(Boolean) ? parts.map((part) => isolateDirection(escapeHiddenInLine(part)) || '-').join(' / ') : '';
}

/** `Reference: SEV-7K3M-92QX` */
export function labelled(label: string, text: string): string {
  return `${`${label}:`.padEnd(11)}${text || 'not given'}`;
}
