import { brand } from './index.ts';
import { geo } from './metadata.ts';

/** The office for an address book: vCard 3.0 (RFC 2426), which phones and mail programs of any age read. */
export function officeCard(siteUrl: string): string {
  const { name, phone, email, address, workingHours } = brand;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, although a company has no family name.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone.href.replace('tel:', '')}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${[address.street, address.city, address.region, address.postalCode, address.country].map(escaped).join(';')}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${siteUrl}/`,
    `NOTE:${escaped(workingHours)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A value of a vCard, in which these characters separate values. */
function escaped(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&');
}

/** Lines have at most 75 characters, which vCard counts in octets from 4.0 on only; continuations start with a space. */
function folded(line: string): string {
  return line.replace(/.{74}(?=.)/gu, '$&\r\n ');
}
