import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { emailRule } from '../../contract/rules.ts';

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * Reads addresses separated by commas, with or without names, and writes domains in Punycode. Undefined if a mail server may refuse one.
 * @example
 * readMailAddresses('Sales <sales@bücher.example>'); // [{ name: 'Sales', address: 'sales@xn--bcher-kva.example' }]
 */
export function readMailAddresses(written: string): MailAddress[] | undefined {
  const read = addressparser(written).map(({ name, address = '' }) => ({ name, address: inPunycode(address) }));
  return read.length > 0 && read.every(isUsable) ? read : undefined;
}

function inPunycode(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + domainToASCII(address.slice(at + 1));
}

function isUsable({ name, address }: MailAddress): boolean {
  // If the comma between two addresses is missing, the parser takes one for the name of the other.
  return isAscii(address) && v.is(emailRule, address) && !name.includes('@');
}

export function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}
