import { indianNumber, inRupees } from '@site/ui/indian-number';
import { quotationPath } from '../../../data/quotation-path.ts';
import roofPicture from '../../../pictures/roof-round.webp';
import type { ComparedSample } from '../../samples/types.ts';
import { bills, everyDayPrice, noidaWages, unitPrices } from '../../services/prices.ts';
import { gst } from '../../services/rates.ts';
import { staffing, supervisorsFor } from '../../services/staffing.ts';

/** Two societies of the example. The larger one has technicians of its own, because they cost less there than weekly visits. */
const societies = [
  { flats: 120, towers: 'two towers', hasOwnTechnicians: false, garden: 10_000, pots: 60 },
  { flats: 400, towers: 'seven towers', hasOwnTechnicians: true, garden: 40_000, pots: 200 },
];

type Society = (typeof societies)[number];

interface Trade {
  name: string;
  detail: string;
  rupees: number;
}

// Without the number of people as a column, which would leave lakhs no room on a phone.
const trades = societies.map(tradesOf);

/** What all trades together cost each flat in a month. */
export const pricesPerFlat = societies.map(({ flats }, which) => ({ flats, rupees: Math.round(sumOf(which) / flats) }));

/** What a housing society pays for all trades together. */
export const society: ComparedSample = {
  kind: 'facts',
  title: 'What a society of 120 or 400 flats pays',
  intro:
    'Cleaning, technicians and garden under one supervisor, seven days a week. We supply no guards: the one at the gate in our drawing works for a licensed agency.',
  illustration: {
    picture: roofPicture,
    alt: 'A miniature woman in a yellow helmet, a tablet in her hand, checks the water line on a roof with solar panels.',
  },
  link: { lead: 'For your society:', label: 'Get a quotation', path: quotationPath(quotationMessage()) },
  caption: `Example: two societies in Noida, rupees a month, ${gst} included`,
  head: ['Trade', ...societies.map(({ flats }) => ({ title: `${flats} flats`, names: ['₹ a month', '₹ a flat'] }))],
  rows: [
    ...(trades[0] ?? []).map(({ name, detail }, index) => ({
      name,
      detail,
      cells: societies.map(({ flats }, which) => cellOf(flats, trades[which]?.[index])),
    })),
    {
      name: 'Each month',
      cells: pricesPerFlat.map(({ rupees }, which) => [sumOf(which), rupees].map(indianNumber)),
      isTotal: true,
    },
  ],
  note: `People on duty in a day; relievers, cleaning material, tools and uniforms are in the price, spare parts, plants and manure are not. A medical room is extra, see below. ${noidaWages}`,
};

function quotationMessage(): string {
  const examples = pricesPerFlat.map(({ flats, rupees }) => `${flats} flats at ${inRupees(rupees)} a flat`);
  return `Please send a quotation for our housing society. The examples on your site: ${examples.join(', ')}, each month.`;
}

function sumOf(which: number): number {
  return (trades[which] ?? []).reduce((sum, { rupees }) => sum + rupees, 0);
}

function housekeepersOf({ flats }: Pick<Society, 'flats'>): number {
  return flats / staffing.flats;
}

function tradesOf({ flats, hasOwnTechnicians, garden, pots }: Society): Trade[] {
  const housekeepers = housekeepersOf({ flats });
  const supervisors = supervisorsFor(housekeepers);
  const technician = (perFlat: number) => (hasOwnTechnicians ? bills.skilled.total : flats * perFlat);
  return [
    {
      name: 'Housekeepers',
      detail: `${societies.map(housekeepersOf).join(' or ')}, for stairs, lifts, car park and waste`,
      rupees: housekeepers * everyDayPrice,
    },
    {
      name: 'Supervisor',
      detail: `shared, or your own from ${staffing.ownSupervisorFrom} people on`,
      rupees: Math.round(supervisors * bills.skilled.total),
    },
    {
      name: 'Electrician',
      detail: 'weekly, or one posted; common areas',
      rupees: technician(unitPrices.electricalFlat),
    },
    {
      name: 'Plumber',
      detail: 'weekly, or one posted; pumps, tanks, lines',
      rupees: technician(unitPrices.plumbingFlat),
    },
    {
      name: 'Malis',
      detail: `garden of ${societies.map((society) => indianNumber(society.garden)).join(' or ')} sq\u00a0ft, pots`,
      rupees: (garden / 1_000) * unitPrices.garden + pots * unitPrices.pot,
    },
  ];
}

function cellOf(flats: number, trade: Trade | undefined): string[] {
  if (!trade) return [];
  return [indianNumber(trade.rupees), indianNumber(Math.round(trade.rupees / flats))];
}
