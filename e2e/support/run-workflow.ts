import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@site/runner/child-process';
import { root } from '@site/runner/parts';
import { type Context, evaluate, filled, type Job, readWorkflows, type Workflow } from '@site/testing/workflows';
import { cleanClone, removeCopy } from './repository-copy.ts';

export const workflows: Record<string, Workflow> = readWorkflows(path.join(root, '.github/workflows'));

export interface CleanMachine {
  clone: string;
  /** Where its release store is. */
  releases: string;
  runHere: (command: string, env?: Record<string, string>) => Promise<void>;
  /** Runs the commands of a job one after the other. Returns what they put out for other jobs. */
  runJob: (file: string, job: Job, context: Context) => Promise<Record<string, string>>;
  remove: () => Promise<void>;
}

/** A clean clone, with an empty cache of npm's, a release store of its own, and no word of a PostgreSQL server. */
export async function openCleanMachine(): Promise<CleanMachine> {
  const clone = await cleanClone();
  const folder = path.dirname(clone);
  const releases = path.join(folder, 'releases');
  const own = { npm_config_cache: path.join(folder, 'packages'), RELEASES_DIR: releases };
  return { clone, releases, runHere, runJob, remove: () => removeCopy(folder) };

  async function runJob(file: string, job: Job, context: Context) {
    const output = path.join(await mkdtemp(path.join(folder, 'job-')), 'output');
    await writeFile(output, '');
    for (const { run, if: condition = 'true', env } of job.steps ?? []) {
      if (!run || !evaluate(condition, context)) continue;
      const stated = Object.entries({ ...workflows[file]?.env, ...job.env, ...env });
      const values = Object.fromEntries(stated.map(([name, text]) => [name, filled(text, context)]));
      await runHere(run, { ...values, GITHUB_OUTPUT: output });
    }
    return Object.fromEntries((await readFile(output, 'utf8')).split('\n').map((line) => line.split('=')));
  }

  async function runHere(command: string, env: Record<string, string> = {}) {
    await runCommand('bash', ['-e', '-c', command], {
      cwd: clone,
      env: { ...ofTheMachine(), ...own, ...env },
      output: 'collected',
    });
  }
}

/** Nothing of the test's own environment, such as the site that it visits. */
function ofTheMachine(): NodeJS.ProcessEnv {
  const names = /^(?:PATH|HOME|USER|LANG|TMPDIR|CHROMIUM|npm_config_registry|NODE_EXTRA_CA_CERTS|[a-z]+_proxy)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}
