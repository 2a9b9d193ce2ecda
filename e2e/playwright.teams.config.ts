import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What teams do when they work and deliver, in copies of the repository. Takes minutes of building, so it is apart from the journeys. */
export default defineConfig(journeys, { testMatch: '**/*.teams.ts', workers: 1 });
