import journeys from './playwright.config.ts';

/** What teams do at their desks, in copies of the repository, bad builds among it: minutes of building, so apart from the journeys. */
export default { ...journeys, testDir: './delivery/teams', testMatch: '**/*.teams.ts', workers: 1 };
