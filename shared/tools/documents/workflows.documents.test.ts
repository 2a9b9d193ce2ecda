import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { type Job, readWorkflows, suitesOf } from '@site/testing/workflows';
import { longSuites, usualSuites } from '../test-suites.ts';

const workflows = readWorkflows(path.join(root, '.github/workflows'));
const jobs = Object.values(workflows).flatMap((workflow) => Object.values(workflow.jobs));

/** Suites that somebody runs when there is a reason. */
const byHand = ['fuzz'];

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

it('delivers each part that a commit touches, and no other', () => {
  // The step of the workflow, in a repository of two parts and a package that one of them needs.
  const repository = temporaryFolder();
  const write = (file: string, content: object | string) => {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const run = (command: string, env: NodeJS.ProcessEnv = {}) =>
    spawnSync('bash', ['-eo', 'pipefail', '-c', command], {
      cwd: repository,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  const commit = 'git add --all && git -c user.name=team -c user.email=team@site.example commit --quiet --message a';
  const touchedBy = (env: NodeJS.ProcessEnv) => {
    write('outputs', '');
    const output = path.join(repository, 'outputs');
    const step = workflows['parts.yml']?.jobs.touched?.steps?.find(({ id }) => id === 'touched');
    const { status, stderr } = run(step?.run ?? 'exit 1', { GITHUB_OUTPUT: output, PART: '', ...env });
    return { status, stderr, output: readFileSync(output, 'utf8') };
  };

  write('package.json', { name: 'site', packageManager: 'npm@11.19.1', workspaces: ['shared/*', 'shell', 'mfe-*'] });
  write('turbo.json', { tasks: {} });
  write('.gitignore', 'outputs\n.turbo\nnode_modules\n');
  for (const name of ['shell', 'mfe-news']) write(`${name}/package.json`, { name, version: '1.0.0' });
  write('mfe-jobs/package.json', { name: 'mfe-jobs', version: '1.0.0', dependencies: { '@site/text': '1.0.0' } });
  write('shared/text/package.json', { name: '@site/text', version: '1.0.0' });
  expect(
    run(`npm install --package-lock-only --offline && git init --quiet --initial-branch main && ${commit}`),
  ).toMatchObject({ status: 0 });
  symlinkSync(path.join(root, 'node_modules'), path.join(repository, 'node_modules'));
  write('shared/text/slug.ts', 'export {};');
  expect(run(commit)).toMatchObject({ status: 0 });

  expect(touchedBy({ TURBO_SCM_BASE: 'HEAD~1' })).toMatchObject({ status: 0, output: 'parts=["jobs"]\n' });
  expect(touchedBy({ PART: 'news' })).toMatchObject({ status: 0, output: 'parts=["news"]\n' });
});

const comments = jobs.flatMap(({ steps = [] }) => steps.filter(({ env }) => env?.GH_TOKEN));

it('gives a pull request no job in the environment production', () => {
  // A job is skipped with the one that it needs.
  const protectedJobs = jobs.filter(({ environment }) => environment === 'production');
  expect(protectedJobs.map(({ needs, if: condition }) => [needs, condition])).toEqual([['staging', undefined]]);
  expect(workflows['deliver.yml']?.jobs.staging?.if).toBe("github.event_name != 'pull_request'");
});

it.each(['.github/workflows', 'shared/create-part/repository/.github/workflows'])(
  'gives the code of a pull request in %s keys of its own, which no reviewed code signs with',
  (folder) => {
    const { 'deliver.yml': deliver } = readWorkflows(path.join(root, folder));
    const writing = Object.values(deliver?.jobs ?? {}).filter(({ environment }) => environment);
    const unreviewed = writing.filter((job) => job.if?.includes('pull_request.head.repo'));
    expect(unreviewed.map(({ environment }) => environment)).toEqual(['preview']);
    expect(writing.filter(({ environment }) => environment === 'preview')).toEqual(unreviewed);
  },
);

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
