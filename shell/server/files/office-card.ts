import { brand } from '@site/brand';
import { geo } from '@site/brand/for-machines';

/** The office for an address book: vCard 3.0 (RFC 2426), which phones and mail programs of any age read. */
export function officeCard(siteUrl: string): string {
  const { name, phone, email, address, workingHours } = brand;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, although a company has no family name.
    'N:;;;;',
    `FN:${text(name)}`,
    `ORG:${text(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone.href.replace('tel:', '')}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${[address.street, address.city, address.region, address.postalCode, address.country].map(text).join(';')}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${siteUrl}/`,
    `NOTE:${text(workingHours)}`,
    'END:VCARD',
  ];
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');
}

function text(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&');
}

/** Lines have at most 75 octets; continuations start with a space. */
function folded(line: string): string[] {
  return line.length <= 75 ? [line] : [line.slice(0, 75), ...folded(` ${line.slice(75)}`)];
}
