/** What one post costs in a month, by skill, in rupees. `total` is its price, with tax; pages show some bills line by line. */
export const bills = {
  /** Unskilled, 26 days. */
  sixDays: billOf({ days: 26, wage: 14_000, uniform: 307, other: 1_000 }),
  /** Semi-skilled, all 30 days, such as a ward attendant’s. */
  semiSkilled: billOf({ days: 30, wage: 14_800, uniform: 384, other: 1_568 }),
  /** Skilled, all 30 days, such as a paramedic’s. */
  skilled: billOf({ days: 30, wage: 18_400, uniform: 384, other: 962 }),
  nurse: billOf({ days: 30, wage: 20_800, uniform: 384, other: 975 }),
};

/** What an unskilled post costs on all 30 days, with tax, to a hundred rupees. */
export const everyDayPrice = 100 * Math.round((bills.sixDays.total * 30) / 26 / 100);

/** What a service costs at least, with tax, and how an estimate of it is worked out. */
export interface ServicePrice {
  from: { rupees: number; per: string };
  /** Period of an estimate: 'a month'. */
  period: 'a month' | 'for the event';
  /** The same as `includes` in a few words, for the banner. */
  with: string;
  includes: string;
  /** The typical customer whose numbers the form shows first. */
  example: string;
  inputs: [EstimateInput, ...EstimateInput[]];
  /** What the estimate takes for granted. */
  assumes: string;
  /** Leads customers whom the estimate does not fit to the page that does; not shown in a release without it. */
  elsewhere?: { lead: string; label: string; path: string };
}

/** A number that the visitor enters. Every `per` of it, or part of that, needs `posts`, each of which costs `rupees`. */
export interface EstimateInput {
  /** In the page's query. */
  key: string;
  label: string;
  /** What it counts: '1 toilet block', '6 toilet blocks'. */
  counted: Noun;
  example: number;
  max: number;
  per: number;
  /** What is paid for, where that is not what is counted. */
  paid?: Noun;
  /** One, unless it says otherwise. */
  posts?: number;
  rupees: number;
}

type Noun = readonly [one: string, several: string];

const sixDayPost = 'Includes a trained person for 8 hours on 26 days, a reliever, uniform and GST';
const everyDayPost = 'Includes a trained person for 8 hours on all 30 days, a reliever, uniform and GST';
const noidaWages = 'Wages as of October 2026 in Noida; they follow the state’s notification.';

export const servicePrices = {
  housekeeping: {
    from: { rupees: bills.sixDays.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, cleaning material and GST',
    includes: `${sixDayPost}, as well as cleaning material and machines.`,
    example: 'An office of 40,000 square feet with six toilet blocks',
    inputs: [
      {
        key: 'area',
        label: 'Floor area in square feet',
        counted: ['square foot', 'square feet'],
        example: 40_000,
        max: 500_000,
        per: 10_000,
        paid: ['housekeeper', 'housekeepers'],
        rupees: bills.sixDays.total,
      },
      {
        key: 'toilets',
        label: 'Toilet blocks',
        counted: ['toilet block', 'toilet blocks'],
        example: 6,
        max: 100,
        per: 3,
        paid: ['housekeeper', 'housekeepers'],
        rupees: bills.sixDays.total,
      },
    ],
    assumes: `One housekeeper for each 10,000 square feet and for each three toilet blocks, six days a week. ${noidaWages}`,
    elsewhere: {
      lead: 'A hospital?',
      label: 'Staffing for 100 and 300 beds',
      path: '/healthcare#staffing-for-100-and-300-beds',
    },
  },
  electrical: {
    from: { rupees: 6_000, per: 'month' },
    period: 'a month',
    with: 'a weekly visit, tools and GST',
    includes: 'Includes a qualified electrician’s weekly visit, tools, a written report and GST, but no spare parts.',
    example: 'A society of 120 flats with weekly visits',
    inputs: [
      {
        key: 'flats',
        label: 'Flats or offices visited each week',
        counted: ['flat or office', 'flats or offices'],
        example: 120,
        max: 3_000,
        per: 1,
        rupees: 100,
      },
      {
        key: 'posts',
        label: 'Electricians posted, one shift each',
        counted: ['electrician', 'electricians'],
        example: 0,
        max: 60,
        per: 1,
        rupees: bills.skilled.total,
      },
    ],
    assumes: `Common areas only; spare parts and diesel are yours. A post is filled on all 30 days. ${noidaWages}`,
  },
  plumbing: {
    from: { rupees: 4_500, per: 'month' },
    period: 'a month',
    with: 'a weekly visit, tools and GST',
    includes: 'Includes a plumber’s weekly visit, tools, a written report and GST, but no spare parts.',
    example: 'Two towers of sixty flats each, visited weekly',
    inputs: [
      {
        key: 'flats',
        label: 'Flats or offices visited each week',
        counted: ['flat or office', 'flats or offices'],
        example: 120,
        max: 3_000,
        per: 1,
        rupees: 75,
      },
      {
        key: 'posts',
        label: 'Plumbers posted, one shift each',
        counted: ['plumber', 'plumbers'],
        example: 0,
        max: 60,
        per: 1,
        rupees: bills.skilled.total,
      },
    ],
    assumes: `Pumps, tanks and common lines; spare parts are yours. A post is filled on all 30 days. ${noidaWages}`,
  },
  horticulture: {
    from: { rupees: 6_000, per: 'month' },
    period: 'a month',
    with: 'visits on fixed days, tools and GST',
    includes: 'Includes a mali’s visits on fixed days, tools and GST, but no plants or manure.',
    example: 'A garden of 10,000 square feet with 60 pots',
    inputs: [
      {
        key: 'area',
        label: 'Garden in square feet',
        counted: ['square foot', 'square feet'],
        example: 10_000,
        max: 1_000_000,
        per: 1_000,
        paid: ['unit', 'units'],
        rupees: 1_200,
      },
      { key: 'pots', label: 'Pots', counted: ['pot', 'pots'], example: 60, max: 5_000, per: 1, rupees: 20 },
    ],
    assumes: `A simple lawn with hedges, about two malis for an acre; water, plants and manure are yours. ${noidaWages}`,
  },
  'departmental-stores': {
    from: { rupees: bills.semiSkilled.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever on days off, uniform and GST',
    includes: `${everyDayPost}, but not the goods.`,
    example: 'A township store with three attendants and a manager',
    inputs: [
      {
        key: 'attendants',
        label: 'Store attendants, one shift each',
        counted: ['attendant', 'attendants'],
        example: 3,
        max: 100,
        per: 1,
        rupees: bills.semiSkilled.total,
      },
      {
        key: 'managers',
        label: 'Store managers',
        counted: ['manager', 'managers'],
        example: 1,
        max: 20,
        per: 1,
        rupees: bills.skilled.total,
      },
    ],
    assumes: `Each post is filled on all 30 days. ${noidaWages}`,
  },
  pantry: {
    from: { rupees: bills.sixDays.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, uniform and GST',
    includes: `${sixDayPost}, but no groceries.`,
    example: 'An office of 120 people',
    inputs: [
      {
        key: 'people',
        label: 'People served',
        counted: ['person', 'people'],
        example: 120,
        max: 5_000,
        per: 50,
        paid: ['attendant', 'attendants'],
        rupees: bills.sixDays.total,
      },
    ],
    assumes: `One attendant for up to fifty people, six days a week; groceries and machines are yours. ${noidaWages}`,
  },
  paramedic: {
    from: { rupees: bills.semiSkilled.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, uniform and GST',
    includes: `${everyDayPost}, but no medicines and no doctor.`,
    example: 'A medical room with a paramedic in each of three shifts',
    inputs: [
      {
        key: 'paramedics',
        label: 'Paramedics, one shift each',
        counted: ['paramedic', 'paramedics'],
        example: 3,
        max: 100,
        per: 1,
        rupees: bills.skilled.total,
      },
      {
        key: 'nurses',
        label: 'Nurses, one shift each',
        counted: ['nurse', 'nurses'],
        example: 0,
        max: 300,
        per: 1,
        rupees: bills.nurse.total,
      },
      {
        key: 'attendants',
        label: 'Ward attendants, one shift each',
        counted: ['ward attendant', 'ward attendants'],
        example: 0,
        max: 300,
        per: 1,
        rupees: bills.semiSkilled.total,
      },
    ],
    assumes: `Each post is filled on all 30 days; the room, the medicines and the doctor are yours. ${noidaWages}`,
  },
  'old-age-care': {
    from: { rupees: bills.semiSkilled.total, per: 'post per month' },
    period: 'a month',
    with: 'a reliever, the coordinator’s visits and GST',
    includes: `${everyDayPost}, as well as the coordinator’s visits.`,
    example: 'One attendant by day at home',
    inputs: [
      {
        key: 'attendants',
        label: 'Attendants at home, one shift each',
        counted: ['attendant at home', 'attendants at home'],
        example: 1,
        max: 20,
        per: 1,
        rupees: bills.semiSkilled.total,
      },
      {
        key: 'beds',
        label: 'Beds in a home for elders',
        counted: ['bed', 'beds'],
        example: 0,
        max: 500,
        per: 8,
        paid: ['attendant', 'attendants'],
        posts: 3,
        rupees: bills.semiSkilled.total,
      },
    ],
    assumes: `All 30 days. For each eight beds of a home, an attendant in each of three shifts. ${noidaWages}`,
  },
  'event-organizing': {
    from: { rupees: 18_000, per: 'event' },
    period: 'for the event',
    with: 'the event lead, the crew and GST',
    includes: 'Includes the event lead, the crew on the day, the running order and GST, but no tent, food or music.',
    example: 'A reception for 400 guests',
    inputs: [
      { key: 'guests', label: 'Guests', counted: ['guest', 'guests'], example: 400, max: 5_000, per: 1, rupees: 120 },
    ],
    assumes: 'One day at one place in Delhi NCR; tent, food and music come from your vendors.',
  },
} as const satisfies Record<string, ServicePrice>;

export type Bill = ReturnType<typeof billOf>;

interface Post {
  /** Days of a month on which it is filled. */
  days: 26 | 30;
  wage: number;
  uniform: number;
  /** What the kind of work needs besides, such as cleaning material or vaccination. */
  other: number;
}

/** Rounds every line to the rupee. */
function billOf({ days, wage, uniform, other }: Post) {
  const epf = Math.round(wage * 0.13);
  const esic = Math.round(wage * 0.0325);
  const bonus = Math.round(wage * 0.0833);
  // The reliever of a post of 26 days works on two of them; that of posts of 30 days is one person for four posts.
  const relief = Math.round(days === 26 ? ((wage + epf + esic) * 2) / 26 : (wage + epf + esic + bonus) / 4);
  const cost = wage + epf + esic + bonus + relief + uniform + other;
  const charge = Math.round(cost * 0.08);
  const beforeTax = cost + charge;
  const tax = Math.round(beforeTax * 0.18);
  return { wage, epf, esic, bonus, relief, uniform, other, cost, charge, beforeTax, tax, total: beforeTax + tax };
}
