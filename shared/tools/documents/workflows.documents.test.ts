import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { type Job, readWorkflow, readWorkflows, suitesOf } from '@site/testing/workflows';
import { longSuites, usualSuites } from '../test-suites.ts';

const workflows = readWorkflows(path.join(root, '.github/workflows'));
const folders = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'federation.ts')));
const jobs = Object.values(workflows).flatMap((workflow) => Object.values(workflow.jobs));
const partOf = (folder: string) => path.basename(folder).replace(/^mfe-/, '');
const workflowOf = (part: string) => workflows[`${part}.yml`] ?? readWorkflow('shared/create-part/workflow.yml');

/** Suites that somebody runs when there is a reason. */
const byHand = ['fuzz'];

/** A file at the top, such as the lock file, affects every part. Markdown affects none, except for the posts of the blog. */
const others = ['*', '!**/*.md'];

it('tests every pull request and every commit on main with all suites of `npm test`, and main with the long ones too', () => {
  const suites = [...usualSuites, ...longSuites].map(({ name }) => name).filter((name) => !byHand.includes(name));
  const [ci, long] = [workflows['ci.yml'], workflows['long.yml']];
  const tested = [ci, long].flatMap((workflow) => Object.values(workflow?.jobs ?? {}).flatMap(suitesOf));
  expect(tested).toEqual([...new Set(suites)]);
  expect(ci?.on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  expect(long?.on).toEqual({ push: { branches: ['main'] } });
  // GitHub drops all but the newest run that waits in a group.
  expect(ci?.concurrency?.group).toContain('github.sha');
});

it.each([...folders, 'shared/create-part/sample'])(
  'delivers %s after changes that touch the part, and after no others',
  (folder) => {
    const { on, jobs: own } = workflowOf(partOf(folder));
    // The template names the folder that a new part gets.
    const named = foldersBehind(folder).map((one) => one.replace('shared/create-part/', 'mfe-'));
    const paths = [
      ...named.map((one) => `${one}**`),
      ...others,
      ...(folder === 'mfe-blog' ? ['mfe-blog/content/**'] : []),
    ];
    expect([on.push?.paths, on.pull_request?.paths]).toEqual([paths, paths]);
    const [job] = Object.values(own);
    expect(job).toMatchObject({ uses: './.github/workflows/deliver.yml', with: { part: partOf(folder) } });
  },
);

const comments = jobs.flatMap(({ steps = [] }) => steps.filter(({ env }) => env?.GH_TOKEN));

it('gives a pull request no job in the environment production', () => {
  // A job is skipped with the one that it needs.
  const protectedJobs = jobs.filter(({ environment }) => environment === 'production');
  expect(protectedJobs.map(({ needs, if: condition }) => [needs, condition])).toEqual([['staging', undefined]]);
  expect(workflows['deliver.yml']?.jobs.staging?.if).toBe("github.event_name != 'pull_request'");
});

it('gives secrets only to jobs in an environment', () => {
  expect(JSON.stringify(jobs.filter(({ environment }) => !environment))).not.toContain('secrets.');
});

it('comments a link for testers only where the repository is private', () => {
  // Whoever reads the comment can follow its link, which is for testers.
  expect(comments.map((step) => step.if)).toEqual(['github.event.repository.private && !cancelled()']);
});

it.each(['.github/workflows', 'shared/create-part/repository/.github/workflows'])(
  'gives the secrets in %s to steps alone, and to none that installs packages',
  (folder) => {
    const all = Object.values(readWorkflows(path.join(root, folder)));
    const steps = all.flatMap((workflow) => Object.values(workflow.jobs)).flatMap((job) => job.steps ?? []);
    const secret = steps.filter(({ env }) => JSON.stringify(env)?.includes('secrets.'));
    expect(secret.length).toBeGreaterThan(1);
    expect(secret.filter(({ run }) => !run?.startsWith('npm run '))).toEqual([]);
    const outside = all.map(({ jobs: own, ...workflow }) => [
      workflow,
      Object.values(own).map(({ steps: _, ...job }) => job),
    ]);
    expect(JSON.stringify(outside)).not.toContain('secrets.');
  },
);

it('comments the link of a preview on a pull request, and leaves the comment as it is where there is none', () => {
  const cwd = temporaryFolder();
  // Prints what it would ask GitHub for, and the new comment.
  const gitHub = 'gh() { echo "$@" >&2; cat comment.md >&2; }';
  const comment = () =>
    spawnSync('bash', ['-eo', 'pipefail', '-c', `${gitHub}\n${comments[0]?.run}`], { cwd, encoding: 'utf8' });
  expect(comment()).toMatchObject({ status: 0, stderr: expect.not.stringContaining('issues/') });
  writeFileSync(path.join(cwd, 'preview.json'), JSON.stringify({ link: 'https://site.example/', names: ['blog@b'] }));
  expect(comment()).toMatchObject({ status: 0, stderr: expect.stringContaining('](https://site.example/)') });
});

it('pins every action by the commit, and lets no job write to the repository', () => {
  const used = jobs.flatMap(({ uses, steps = [] }: Job) => [uses, ...steps.map((step) => step.uses)]).filter(Boolean);
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !/^\.\/\.github\/|@[0-9a-f]{40}$/.test(name ?? ''))).toEqual([]);
  expect(Object.values(workflows).filter(({ permissions }) => permissions?.contents !== 'read')).toEqual([]);
  expect(jobs.filter(({ permissions }) => permissions && permissions.contents !== 'read')).toEqual([]);
});

/** Folders that a part is made from: its own, and the packages of `shared` that it declares or that these need. */
function foldersBehind(folder: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    packagesOf(`shared/${name}`, ['dependencies']).forEach(add);
  };
  // Packages that only its tests need count too: its checks run again.
  packagesOf(folder, ['dependencies', 'devDependencies']).forEach(add);
  return [`${folder}/`, ...[...found].sort().map((name) => `shared/${name}/`)];
}

function packagesOf(folder: string, kinds: ('dependencies' | 'devDependencies')[]): string[] {
  const declared = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return kinds
    .flatMap((kind) => Object.keys(declared[kind] ?? {}))
    .flatMap((name) => /^@site\/(.+)$/.exec(name)?.[1] ?? []);
}
