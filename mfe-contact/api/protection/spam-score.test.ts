import { findSuspicion, messageFingerprint } from './spam-score.ts';

const tender =
  'Tender for housekeeping of two towers, see https://society.example/tender.pdf and https://society.example/boq.xlsx. Please quote by Friday.';
const long = 'We look for a vendor for lifts, pumps and diesel generators. '.repeat(60);
const links = (count: number) => 'https://pills.example/buy '.repeat(count);

it.each([
  ['a tender with two links', { message: tender, otherSenders: 0, filledInMs: 45_000 }],
  ['a tender that a consultant sends quickly', { message: tender, otherSenders: 0, filledInMs: 1_000 }],
  ['a long message, pasted after autofill', { message: long, otherSenders: 0, filledInMs: 2_000 }],
  ["three neighbours with one society's letter", { message: long, otherSenders: 2, filledInMs: 20_000 }],
  ['a visitor without scripts', { message: tender, otherSenders: 0 }],
  ['a list of six sites', { message: links(6), otherSenders: 0, filledInMs: 60_000 }],
])('lets %s through', (_who, signals) => {
  expect(findSuspicion(signals)).toBeUndefined();
});

it.each([
  ['links and speed', { message: links(4), otherSenders: 0, filledInMs: 500 }, '4 links, filled in within 3 seconds'],
  ['a wall of links', { message: links(12), otherSenders: 0 }, '12 links'],
  ['a filled honeypot', { message: 'Hello', otherSenders: 0, hasHoneypot: true }, 'hidden field filled in'],
  ['a text from many addresses', { message: 'SEO offer', otherSenders: 3 }, 'same text from 3 other senders'],
  [
    'repetition and speed',
    { message: 'SEO', otherSenders: 1, filledInMs: 10 },
    'same text from 1 other sender, filled in within 3 seconds',
  ],
])('suspects %s', (_what, signals, reason) => {
  expect(findSuspicion(signals)).toBe(reason);
});

it('recognises a text whatever its case and blanks', () => {
  expect(messageFingerprint(' Buy  NOW\n')).toBe(messageFingerprint('buy now'));
  expect(messageFingerprint('buy now')).not.toBe(messageFingerprint('buy later'));
});
