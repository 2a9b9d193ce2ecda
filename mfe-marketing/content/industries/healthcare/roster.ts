import { staffing } from '../../services/staffing.ts';

/** The two hospitals of the example, by their beds. */
export const hospitalBeds = [100, 300] as const;

export type Beds = (typeof hospitalBeds)[number];

export type Post =
  | 'housekeepers'
  | 'attendants'
  | 'porters'
  | 'linen'
  | 'waste'
  | 'supervisors'
  | 'in-charge'
  | 'nurses'
  | 'paramedics'
  | 'electricians'
  | 'plumbers';

export interface StaffRow {
  post: Post;
  name: string;
  /** Posts filled in each shift, one person each. */
  shifts: Record<Beds, Shifts>;
}

type Shifts = [morning: number, evening: number, night: number];

export interface Headcount {
  /** In a day, all shifts together. */
  posts: number;
  relievers: number;
  people: number;
}

export const roster: StaffRow[] = [
  { post: 'housekeepers', name: 'Housekeepers, general zone', shifts: { 100: [5, 3, 1], 300: [10, 8, 3] } },
  { post: 'housekeepers', name: 'Housekeepers, clinical zone', shifts: { 100: [6, 5, 3], 300: [16, 13, 8] } },
  {
    post: 'housekeepers',
    name: 'Housekeepers, isolation and critical zone',
    shifts: { 100: [3, 2, 2], 300: [8, 7, 5] },
  },
  { post: 'attendants', name: 'Ward attendants', shifts: { 100: [8, 7, 5], 300: [23, 20, 14] } },
  { post: 'porters', name: 'Porters', shifts: { 100: [3, 3, 1], 300: [8, 7, 3] } },
  { post: 'linen', name: 'Linen collection and issue', shifts: { 100: [1, 1, 0], 300: [3, 2, 1] } },
  { post: 'waste', name: 'Biomedical waste collection', shifts: { 100: [2, 1, 1], 300: [4, 3, 1] } },
  { post: 'supervisors', name: 'Supervisors', shifts: { 100: [1, 1, 1], 300: [3, 3, 2] } },
  { post: 'in-charge', name: 'Site in-charge', shifts: { 100: [1, 0, 0], 300: [1, 0, 0] } },
];

/** Nurses and technicians, who are not in the roster. */
export const professions: StaffRow[] = [
  { post: 'nurses', name: 'Nurses, wards', shifts: { 100: [12, 12, 10], 300: [36, 36, 30] } },
  { post: 'nurses', name: 'Nurses, ICU', shifts: { 100: [5, 5, 5], 300: [15, 15, 15] } },
  { post: 'nurses', name: 'Nurses, OT', shifts: { 100: [4, 4, 1], 300: [12, 8, 2] } },
  { post: 'paramedics', name: 'Paramedics', shifts: { 100: [2, 2, 1], 300: [5, 4, 3] } },
  { post: 'electricians', name: 'Electricians', shifts: { 100: [1, 1, 1], 300: [2, 2, 1] } },
  { post: 'plumbers', name: 'Plumbers', shifts: { 100: [1, 1, 0], 300: [2, 1, 0] } },
];

export function rowsOf(...posts: Post[]): StaffRow[] {
  return [...roster, ...professions].filter(({ post }) => posts.includes(post));
}

/** Posts of all rows in each shift. */
export function shiftsOf(rows: StaffRow[], beds: Beds): Shifts {
  return rows.reduce<Shifts>(
    ([morning, evening, night], { shifts: { [beds]: shifts } }) => [
      morning + shifts[0],
      evening + shifts[1],
      night + shifts[2],
    ],
    [0, 0, 0],
  );
}

/** Posts of all rows in a day. */
export function postsOf(rows: StaffRow[], beds: Beds): number {
  const [morning, evening, night] = shiftsOf(rows, beds);
  return morning + evening + night;
}

/** Posts, relievers and people of teams that have relievers of their own. */
export function headcountOf(teams: StaffRow[][], beds: Beds): Headcount {
  const counts = teams.map((team) => postsOf(team, beds));
  const posts = counts.reduce((sum, count) => sum + count, 0);
  const relievers = counts.reduce((sum, count) => sum + Math.ceil(count / staffing.postsPerReliever), 0);
  return { posts, relievers, people: posts + relievers };
}
