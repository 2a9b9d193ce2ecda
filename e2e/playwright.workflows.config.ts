import journeys from './playwright.config.ts';

/**
 * Runs what `.github/workflows` runs, on a clean clone. Those suites start sites of their own on the usual port, so none is started here.
 */
const { globalSetup: _none, ...config } = journeys;
export default { ...config, testDir: './delivery/workflows', testMatch: '**/*.workflows.ts', workers: 1 };
