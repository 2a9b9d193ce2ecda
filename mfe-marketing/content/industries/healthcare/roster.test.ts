import { supervisorsFor } from '../../services/staffing.ts';
import { headcountOf, hospitalBeds, postsOf, roster, rowsOf, type StaffRow, shiftsOf } from './roster.ts';

const wards: StaffRow[] = [
  { post: 'nurses', name: 'Ward', shifts: { 100: [3, 2, 1], 300: [9, 6, 4] } },
  { post: 'nurses', name: 'ICU', shifts: { 100: [1, 1, 1], 300: [2, 2, 2] } },
];
const porters: StaffRow[] = [{ post: 'porters', name: 'Porters', shifts: { 100: [1, 0, 0], 300: [2, 1, 0] } }];

it('adds up the posts of each shift, and of the day', () => {
  expect(shiftsOf(wards, 100)).toEqual([4, 3, 2]);
  expect(postsOf(wards, 300)).toBe(25);
});

it('gives each team a reliever for every four posts or part of four', () => {
  expect(headcountOf([wards], 100)).toEqual({ posts: 9, relievers: 3, people: 12 });
  expect(headcountOf([wards, porters], 100)).toEqual({ posts: 10, relievers: 4, people: 14 });
  expect(headcountOf([[...wards, ...porters]], 300)).toEqual({ posts: 28, relievers: 7, people: 35 });
});

describe.each(hospitalBeds)('the staff of a hospital of %i beds', (beds) => {
  it('has a supervisor in each shift for as many people as on every other site', () => {
    const supervisors = shiftsOf(rowsOf('supervisors', 'in-charge'), beds);
    const people = shiftsOf(roster, beds).map((posts, shift) => posts - (supervisors[shift] ?? 0));
    for (const [shift, supervised] of people.entries())
      expect(supervisors[shift]).toBeGreaterThanOrEqual(supervisorsFor(supervised));
  });

  it('has an electrician on every shift, who is not in the roster', () => {
    expect(Math.min(...shiftsOf(rowsOf('electricians'), beds))).toBeGreaterThanOrEqual(1);
    expect(roster.map(({ post }) => post)).not.toContain('electricians');
  });

  it('has a plumber by day, and one on call at night', () => {
    const [morning, evening, night] = shiftsOf(rowsOf('plumbers'), beds);
    expect(Math.min(morning, evening)).toBeGreaterThanOrEqual(1);
    expect(night).toBe(0);
  });
});
