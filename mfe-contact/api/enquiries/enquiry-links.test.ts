import { dayMs } from '@site/text/indian-time';
import { createEnquiryLinks } from './enquiry-links.ts';

const noon = new Date('2026-11-20T06:30:00.000Z');
const enquiry = { id: '6b1f0c9e-8f6c-4d0c-9d0a-0c8f5f3f7a11' };
const asha = { name: 'Asha', address: 'Asha@sevantra.example' };
const ravi = { name: 'Ravi', address: 'ravi@sevantra.example' };

it('reads its own links for thirty days, and names the people whom the mail went to', () => {
  const token = tokenFor([asha, ravi]);
  const link = { action: 'answered', enquiryId: enquiry.id, people: [asha.address, ravi.address] };
  expect(linksAt(noon).read(token)).toEqual(link);
  expect(linksAt(later(30 * dayMs - 1)).read(token)).toEqual(link);
  expect(linksAt(later(30 * dayMs)).read(token)).toBeUndefined();
});

it('works for those who still get enquiries, and got this one', () => {
  expect(linksAt(noon, [ravi]).read(tokenFor([asha, ravi]))?.people).toEqual([ravi.address]);
  expect(linksAt(noon, [ravi]).read(tokenFor([asha]))).toBeUndefined();
});

it('refuses links that were changed, or are none', () => {
  const token = tokenFor([ravi]);
  for (const changed of [token.replace('answered', 'erase'), token.replace(/\.\d+\./, '.9999999999999.'), '', '....'])
    expect(linksAt(noon).read(changed)).toBeUndefined();
});

it('reads a link for the visitor for half an hour, and takes neither kind for the other', () => {
  const minuteMs = 60_000;
  const token = new URL(linksAt(noon).makeForVisitor(enquiry).link).searchParams.get('link') ?? '';
  expect(linksAt(later(30 * minuteMs - 1)).readForVisitor(token)).toBe(enquiry.id);
  expect(linksAt(later(30 * minuteMs)).readForVisitor(token)).toBeUndefined();
  expect(linksAt(noon).read(token)).toBeUndefined();
  expect(linksAt(noon).readForVisitor(tokenFor([ravi]))).toBeUndefined();
});

it('does not reveal an address', () => {
  expect(tokenFor([asha, ravi])).not.toMatch(/asha|ravi|sevantra/i);
});

function linksAt(now: Date, recipients = [asha, ravi]) {
  return createEnquiryLinks(Buffer.alloc(32, 7), 'https://www.sevantra.example', recipients, () => now);
}

function tokenFor(to: (typeof asha)[]): string {
  return tokenIn(linksAt(noon).make(enquiry, to).linkFor('answered'));
}

function later(milliseconds: number): Date {
  return new Date(noon.getTime() + milliseconds);
}

function tokenIn(url: string): string {
  return new URL(url).searchParams.get('answered') ?? '';
}
