import { brand } from '@site/brand';
import { capitalised, inWords } from '../../numbers.ts';
import type { HospitalContent } from '../types.ts';

/** The hospitals that we serve, by the year in which we began, oldest first. */
export const hospitals = [
  {
    name: 'General, Noida',
    kind: 'general hospital',
    city: 'Noida',
    work: 'housekeeping, attendants, linen, waste: everything except porters',
    beds: 280,
    people: 182,
    since: 2012,
  },
  {
    name: 'Maternity, Delhi',
    kind: 'maternity hospital',
    city: 'Delhi',
    work: 'housekeeping, attendants, waste',
    beds: 140,
    people: 90,
    since: 2016,
  },
  {
    name: 'General, Ghaziabad',
    kind: 'general hospital',
    city: 'Ghaziabad',
    work: 'housekeeping, attendants, porters, waste',
    beds: 100,
    people: 80,
    since: 2019,
  },
  {
    name: 'Heart, Faridabad',
    kind: 'heart hospital',
    city: 'Faridabad',
    work: 'housekeeping, porters, linen, waste',
    beds: 100,
    people: 58,
    since: 2022,
  },
];

/** The same together, for pages that name only their sums. */
export const hospitalSums = {
  count: inWords(hospitals.length),
  beds: sumOf(({ beds }) => beds),
  people: sumOf(({ people }) => people),
};

export const served: HospitalContent['served'] = {
  title: `${capitalised(hospitalSums.count)} hospitals, ${hospitalSums.beds}\u00a0beds`,
  text: `${hospitalSums.people} of our people work there, counted on ${brand.countedOn}. Nurses and doctors are the hospitals’ own. Write to us and we send the names the same working day, with the hospitals’ consent, and a superintendent’s number.`,
  caption: 'The hospitals we staff',
  head: ['Hospital, and our work there', 'Beds', 'Our people', 'Since'],
  rows: hospitals.map(({ name, work, beds, people, since }) => ({
    name,
    detail: work,
    cells: [String(beds), String(people), String(since)],
  })),
};

function sumOf(count: (hospital: (typeof hospitals)[number]) => number): number {
  return hospitals.reduce((sum, hospital) => sum + count(hospital), 0);
}
