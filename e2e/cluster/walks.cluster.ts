import { expect } from '@playwright/test';
import { root } from '@site/runner/parts';
import { runIn } from '../support/run-in.ts';
import { test } from './support/cluster-test.ts';

test('passes the errands of its visitors', async ({ cluster }) => {
  const output = await runIn(root, 'npm', ['run', 'journeys', '--', 'errand'], { SITE: cluster.siteUrl });
  const [, passed] = /(\d+) passed/.exec(output) ?? [];
  console.log(`${passed} journeys passed`);
  expect(Number(passed)).toBeGreaterThan(0);
});
