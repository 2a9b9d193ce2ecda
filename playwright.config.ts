/** For `npx playwright test` from the root, with its `--ui`, `--shard` and `-g`. */
export { default } from './e2e/playwright.config.ts';
