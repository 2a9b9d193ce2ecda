import journeys from './playwright.config.ts';

/** What teams do at their desks, dev servers and pipelines, in copies of the repository: minutes of building, so apart from the journeys. */
export default { ...journeys, testDir: './teams', testMatch: '**/*.teams.ts', workers: 1 };
