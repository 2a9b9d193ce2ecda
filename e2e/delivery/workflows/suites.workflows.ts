import { suitesOf } from '@site/testing/workflows';
import { type CleanMachine, openCleanMachine, workflows } from '../../support/run-workflow.ts';
import { test } from '../../support/visit.ts';

/** The one that needs PostgreSQL, which it must bring; all together take an hour. */
const runLong = ['services'];

let machine: CleanMachine;

test.beforeAll(async () => {
  machine = await openCleanMachine();
});

test.afterAll(() => machine.remove());

for (const [file, { jobs }] of Object.entries(workflows))
  for (const job of Object.values(jobs))
    // This test belongs to the suite `long`.
    for (const suite of suitesOf(job))
      if (suite !== 'long')
        test(`${file} runs the suite ${suite}`, { tag: runLong.includes(suite) ? '@long' : [] }, async () => {
          test.setTimeout(3_600_000);
          await machine.runJob(file, job, { matrix: { suite } });
        });
