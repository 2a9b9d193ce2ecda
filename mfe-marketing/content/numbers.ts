import { brand } from '@site/brand';
import { servedCities } from '@site/brand/metadata';

/**
 * Numbers that several pages state. People, years, industries and customers are in `@site/brand`, prices in `services/prices.ts`, sums for late
 * calls in `how-we-work/penalties.ts`, hospitals in `industries/healthcare/served.ts`, who is posted where in `services/staffing.ts`.
 */
export const numbers = {
  /** A company's CIN contains the year of its registration. */
  foundingYear: brand.registration.cin.slice(8, 12),
  services: inWords(9),
  cities: inWords(servedCities.length),
  /** Of each hundred people on our rolls, how many are posted at clients' sites. The others are the reserve. */
  postedPercent: 90,
  payDay: { number: '7th', word: 'seventh' },
  replyWithin: 'one working day',
  relieverMinutes: 60,
  notice: { yours: 'thirty days’ notice', ours: 'sixty' },
  /** From the first call, and for a ward or a hospital from the signature. */
  weeksToStart: { building: 2, ward: 'three to four', hospital: 14 },
  inductionDays: inWords(5),
};

/** Who can be sent at once: the largest crew for an event, and who fills the first posts of a hospital. */
export const reservePeople = (brand.readyPeople * (100 - numbers.postedPercent)) / 100;

/** 'four'; numbers above twelve are written in digits. */
export function inWords(number: number): string {
  const words = [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ];
  return words[number] ?? String(number);
}

/** 'Four', for the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
