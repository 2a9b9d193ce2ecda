import { chromium } from '@playwright/test';
import { wholeBrowser } from '../support/launch-options.ts';
import { measureNavigation } from './navigation.ts';
const browser = await chromium.launch(wholeBrowser);
for (let i = 0; i < 2; i++) for (const site of process.argv.slice(2)) console.log(site, (await measureNavigation(browser, site)).map((g) => JSON.stringify(g)).join('\n'));
await browser.close();
