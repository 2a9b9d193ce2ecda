import type { SearchAnswer } from '@site/contracts/search';
import { toSlug } from '@site/text/slug';
import { indianNumber, inRupees } from '@site/ui/indian-number';
import { industries, services } from './all-pages.ts';
import { housePapers } from './home/house-papers.ts';
import { people } from './home/people.ts';
import { howWeWork } from './how-we-work/how-we-work.ts';
import { penalties } from './how-we-work/penalties.ts';
import { sampleRecords } from './how-we-work/records.ts';
import { bidder } from './industries/healthcare/bidder.ts';
import { price } from './industries/healthcare/price.ts';
import { served } from './industries/healthcare/served.ts';
import { times } from './industries/healthcare/times.ts';
import { pricesPerFlat, society } from './industries/residential/society.ts';
import type { SampleRound } from './samples/types.ts';
import { bills, twelveHourPrice } from './services/prices.ts';
import { gst } from './services/rates.ts';

/** What people ask the search, each with the place on a page that answers it. */
export function searchAnswers(): SearchAnswer[] {
  return [...notOffered(), ...promises(), ...prices(), ...papers(), ...faults()];
}

/** What people ask for that a company of this kind often has. */
const wordsOf: Record<string, string> = {
  'Security guards': 'security guard watchman bouncer chowkidar pehredar चौकीदार गार्ड सिक्योरिटी',
  'Work on lifts': 'elevator लिफ्ट',
  'Pest control': 'termite cockroach rats mosquito दीमक',
  'Doctors and clinical decisions': 'doctor physician डॉक्टर',
  Ambulances: 'ambulance एम्बुलेंस',
};

function notOffered(): SearchAnswer[] {
  return howWeWork.terms.limits.groups
    .flatMap(({ items }) => items)
    .map(({ title, text }) => ({
      path: `/our-approach#${toSlug(title)}`,
      title: `Not offered: ${inSentence(title)}`,
      text,
      words: wordsOf[title]?.split(' ') ?? [],
    }));
}

function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function promises(): SearchAnswer[] {
  const { lateCall, urgentCall, tooManyLate } = penalties;
  return [
    {
      path: `/healthcare#${toSlug(times.title)}`,
      title: `Penalty for a late call: ${inRupees(lateCall)}`,
      text: `${inRupees(urgentCall)} for an urgent call in a hospital, and at most ${indianNumber(tooManyLate.percent)} % of a month’s service charge.`,
      words: ['penalty', 'penalties', 'fine', 'late', 'SLA', 'deduction', 'jurmana', 'जुर्माना'],
    },
  ];
}

function prices(): SearchAnswer[] {
  const { semiSkilled, skilled, nurse } = bills;
  // With the words that people type beside a trade. As search words they would bring the trade to whoever asks for prices alone.
  const post = `Rate for one post, 8 hours a day on all 30 days; the cost of a reliever, our charges and ${gst} are included`;
  const flatPrices = pricesPerFlat.map(({ flats, rupees }) => `${inRupees(rupees)} a flat in a society of ${flats}`);
  return [
    {
      path: '/paramedic-services#what-a-nurse-or-paramedic-costs',
      title: `Price of a nurse: ${inRupees(nurse.total)} a month, of a paramedic ${inRupees(skilled.total)}`,
      text: `${post}.`,
      words: ['nurse', 'nursing', 'paramedic', 'नर्स', 'पैरामेडिक'],
    },
    {
      path: `/healthcare#${toSlug(price.title)}`,
      title: `Price of a ward attendant: ${inRupees(semiSkilled.total)} a month`,
      text: `${post}. For 12 hours a day it is ${inRupees(twelveHourPrice(semiSkilled.total))}.`,
      words: ['wardboy', 'boy', 'ayah', 'twelve', 'hour'],
    },
    {
      path: `/residential#${toSlug(society.title)}`,
      title: 'Price per flat in a housing society',
      text: `Rate and cost each month, ${gst} included: ${flatPrices.join(', ')}.`,
      words: ['apartment', 'RWA', 'maintenance', 'सोसायटी', 'फ्लैट'],
    },
  ];
}

/** What buyers ask about the company and its agreement. */
function papers(): SearchAnswer[] {
  const { papers } = howWeWork.before.start;
  const turnover = bidder.points.filter(({ term }) => term === 'Turnover');
  const items = howWeWork.terms.agreement.groups.flatMap((group) => group.items);
  return [
    {
      path: `/our-approach#${toSlug(papers.title)}`,
      title: 'GST, EPF and ESIC numbers',
      text: papers.intro,
      words: ['GSTIN', 'PF', 'ESI', 'code', 'registration', 'licence', 'certificate', 'insurance'],
    },
    {
      path: `/healthcare#${toSlug(served.title)}`,
      title: `References: ${inSentence(served.title)}`,
      text: 'Write to us, and we send the names the same working day.',
      words: ['similar', 'clientele', 'superintendent'],
    },
    ...turnover.map(({ term, text }) => ({
      path: `/healthcare#${toSlug(bidder.title)}`,
      title: term,
      text,
      words: ['revenue', 'accounts', 'audited', 'balance', 'sheet', 'financials'],
    })),
    ...items
      .filter(({ title }) => title.includes('notice'))
      .map(({ title, text }) => ({
        path: `/our-approach#${toSlug(title)}`,
        title,
        text,
        words: ['period', 'cancel', 'terminate', 'termination', 'exit'],
      })),
  ];
}

/** The sheet of each fault that has a number, found by that number. */
function faults(): SearchAnswer[] {
  const samples = [...services, ...industries].flatMap(({ slug, sample }) => {
    const path = `/${slug}#${toSlug(sample.title)}`;
    if (sample.kind === 'record') return answersOf(path, sample.sheet.followUp);
    return sample.kind === 'round' ? answersOf(path, followUpOf(sample.sheet.round)) : [];
  });
  const { round } = sampleRecords;
  return [
    ...samples,
    ...answersOf(`/our-approach#${toSlug(round.caption)}`, followUpOf(round)),
    ...people.flatMap(({ id }) => answersOf(`/#${id}`, followUpOf(housePapers[id]))),
  ];
}

function followUpOf({ followUp: { title, text } }: SampleRound): string {
  return `${title}: ${text}`;
}

/** 'Fault 1184: plumber called at 11:06 am' */
function answersOf(path: string, followUp: string): SearchAnswer[] {
  const [, number, text] = /^Fault (\d+): (.+)$/.exec(followUp) ?? [];
  return number && text ? [{ path, title: `Fault ${number}`, text, words: [number] }] : [];
}
