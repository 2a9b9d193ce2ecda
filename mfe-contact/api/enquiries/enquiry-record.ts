import { escapeControlsInText, escapeHiddenInLine, isolateDirection } from '@site/contracts/visible-text';
import {
  type EnquiryValues,
  enquiryFieldNames,
  enquiryFields,
  type FieldDefinition,
  mapFields,
} from '../../contract/enquiry.ts';
import type { EnquiryColumns, EnquiryRow } from '../tables.ts';

/** An enquiry as it is exported and sent to other systems, with the API's field names. */
export interface EnquiryRecord extends EnquiryValues {
  reference: string;
  receivedAt: string;
  source: string;
}

export function enquiryRecord(row: EnquiryRow): EnquiryRecord {
  const { reference, received_at: receivedAt, source } = row;
  return { reference, receivedAt, ...mapFields((name) => row[enquiryFields[name].column]), source: source ?? '' };
}

/** What is stored of the form's fields. */
export function enquiryColumns(enquiry: EnquiryValues): EnquiryColumns {
  const columns = enquiryFieldNames.map((name) => [enquiryFields[name].column, enquiry[name]]);
  return Object.fromEntries(columns) as EnquiryColumns; // `fromEntries` forgets the names
}

/** The fields as typed, made safe to show: a label and a text for each line (the text may be empty), then the long texts. */
export function describeFields(enquiry: EnquiryValues): { lines: [label: string, text: string][]; texts: string[] } {
  const lines: [string, string][] = [];
  const texts: string[] = [];
  for (const name of enquiryFieldNames) {
    const { shown, office }: FieldDefinition = enquiryFields[name];
    const text = enquiry[name];
    if (shown.kind === 'textarea') texts.push(escapeControlsInText(text).split('\n').map(isolateDirection).join('\n'));
    else lines.push([office.label, text && isolateDirection(escapeHiddenInLine(office.show?.(text) ?? text))]);
  }
  return { lines, texts };
}
