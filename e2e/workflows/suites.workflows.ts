import { expect, test } from '@site/e2e';
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

test('ci.yml reads all commits of a pull request', async () => {
  test.setTimeout(600_000);
  const { commits } = workflows['ci.yml']?.jobs ?? {};
  if (!commits) throw new Error('ci.yml has no job commits.');
  const github = { event: { pull_request: { base: { sha: 'HEAD~1' }, head: { sha: 'HEAD' } } } };
  const readCommit = async (message: string) => {
    await machine.runHere(`git -c user.name=team -c user.email=team@site.example commit --allow-empty -m '${message}'`);
    await machine.runJob('ci.yml', commits, { github });
  };
  await readCommit('docs(blog): say what a draft is');
  await expect(readCommit('Said what a draft is')).rejects.toThrow('subject');
});

/** All suites but the one that this test belongs to. */
function suites() {
  return Object.entries(workflows).flatMap(([file, { jobs }]) =>
    Object.values(jobs).flatMap((job) =>
      suitesOf(job).flatMap((suite) => (suite === 'long-workflows' ? [] : [{ file, job, suite }])),
    ),
  );
}
