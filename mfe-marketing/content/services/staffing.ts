/**
 * One rule of staffing for estimates, examples and rosters. `roster.test.ts` holds the hospitals' roster against it, `society.ts` and the
 * estimates work by it.
 */
export const staffing = {
  /** Floor area in square feet, and toilet blocks, for one housekeeper in an office. */
  area: 10_000,
  toiletBlocks: 3,
  /** Flats of a housing society for one housekeeper in its common areas. */
  flats: 40,
  /** People whom one pantry attendant serves. */
  served: 50,
  /** Beds of a home for elders, for one attendant in each shift. */
  beds: 8,
  /** People on duty in one shift for one supervisor, who is never counted as one of them. */
  supervised: 24,
  /** A site with fewer people on duty pays a part of a supervisor: one sixth for each of them. */
  ownSupervisorFrom: 6,
  /** Posts on all 30 days that share a reliever; the five people then work 24 days each. */
  postsPerReliever: 4,
  /** Posts on 26 days that share a reliever, who stands in for each on two of them. */
  sixDayPostsPerReliever: 12,
};

/** Supervisors for people on duty in one shift; a fraction where the site shares one. */
export function supervisorsFor(people: number): number {
  const { ownSupervisorFrom, supervised } = staffing;
  return people < ownSupervisorFrom ? people / ownSupervisorFrom : Math.ceil(people / supervised);
}
