import { hash } from 'node:crypto';

interface Signals {
  message: string;
  /** How many other addresses have sent the same message. */
  otherSenders: number;
  /** Whether the field that people do not see was filled in. */
  hasHoneypot?: boolean;
  /** From the first focus in the form to sending; undefined without scripts. */
  filledInMs?: number;
}

/**
 * An enquiry of this score is not mailed to us until a person says that it is no spam. No single mild signal reaches it: an honest tender
 * has links, a society's residents copy a letter, and autofill with a pasted message takes seconds.
 */
const suspectedFrom = 4;

/** A tender or a brochure has one or two; with three, something else must be odd too. Nobody who wants a plumber sends ten. */
const [someLinks, manyLinks] = [3, 10];

/** Neighbours may send one text. Four addresses with the same words are a machine. */
const manySenders = 3;

/** Five fields, even filled in by the browser with a pasted message, take a person longer. */
const minFillMs = 3_000;

/** Why an enquiry is suspected to be spam, without any of its content; undefined if it is not. */
export function findSuspicion({ message, otherSenders, hasHoneypot, filledInMs }: Signals): string | undefined {
  const links = message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const signals = [
    { score: links >= manyLinks ? 4 : links >= someLinks ? 2 : 0, text: `${links} links` },
    {
      score: otherSenders >= manySenders ? 4 : otherSenders > 0 ? 2 : 0,
      text: `same text from ${otherSenders} other ${otherSenders === 1 ? 'sender' : 'senders'}`,
    },
    // Mostly bots, but a browser may fill it in for a customer.
    { score: hasHoneypot ? 4 : 0, text: 'hidden field filled in' },
    { score: filledInMs !== undefined && filledInMs < minFillMs ? 2 : 0, text: 'filled in within 3 seconds' },
  ].filter(({ score }) => score > 0);
  const score = signals.reduce((sum, signal) => sum + signal.score, 0);
  return score < suspectedFrom ? undefined : signals.map(({ text }) => text).join(', ');
}

/** A hash that is the same for the same words, whatever their case and the blanks between them. */
export function messageFingerprint(message: string): string {
  return hash('sha256', message.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(), 'base64url');
}
