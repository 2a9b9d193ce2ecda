/** All journeys from the root, for `npx playwright test` and its `--ui`, `--shard` and `-g`. */
export { default } from './e2e/playwright.config.ts';
