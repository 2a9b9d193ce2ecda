import { test } from '@site/journeys';
import { suitesOf } from '@site/testing/workflows';
import { type CleanMachine, openCleanMachine, workflows } from '../support/run-workflow.ts';

/** The suite that needs PostgreSQL, which it must install; all suites together take an hour. */
const runLong = ['server'];

let machine: CleanMachine;

test.beforeAll(async () => {
  machine = await openCleanMachine();
});

test.afterAll(() => machine.remove());

for (const { file, job, suite } of suites())
  test(`${file} runs the suite ${suite}`, { tag: runLong.includes(suite) ? '@long' : [] }, async () => {
    test.setTimeout(3_600_000);
    await machine.runJob(file, job, { matrix: { suite } });
  });

/** All suites but the one that this test belongs to. */
function suites() {
  return Object.entries(workflows).flatMap(([file, { jobs }]) =>
    Object.values(jobs).flatMap((job) =>
      suitesOf(job).flatMap((suite) => (suite === 'long-workflows' ? [] : [{ file, job, suite }])),
    ),
  );
}
