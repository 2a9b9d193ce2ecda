import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '@site/runner/parts';
import { runIn } from '../support/run-in.ts';
import { test } from './support/cluster-test.ts';

test('passes the errands of its visitors', async ({ cluster }) => {
  const script = path.join(root, 'e2e/journeys/run.ts');
  const words = ['--import', 'tsx/esm', script, '--site', cluster.siteUrl, 'errand'];
  const output = await runIn(root, process.execPath, words);
  const [, passed] = /(\d+) passed/.exec(output) ?? [];
  console.log(`${passed} journeys passed`);
  expect(Number(passed)).toBeGreaterThan(0);
});
