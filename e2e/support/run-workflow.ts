import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { runCommand } from '@site/runner/child-process';
import { root } from '@site/runner/parts';
import { type Job, readWorkflows, type Workflow } from '@site/testing/workflows';
import { cleanClone, removeCopy } from './repository-copy.ts';

export const workflows: Record<string, Workflow> = readWorkflows(path.join(root, '.github/workflows'));

/** The contexts that an expression may name; empty, because a clone has neither GitHub's event nor its secrets. */
const emptyContexts = { github: {}, inputs: {}, vars: {}, secrets: {}, matrix: {}, needs: {}, steps: {} };

/** A function of the runner. Nobody cancels a run here. */
const cancelled = { name: 'cancelled', minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(false) };

type Context = Partial<Record<keyof typeof emptyContexts, object>>;

export interface CleanMachine {
  clone: string;
  /** Where its release store is. */
  releases: string;
  /** Returns what the command printed. */
  runHere: (command: string, env?: Record<string, string>) => Promise<string>;
  /** Runs the commands of a job one after the other. Returns what they printed, and what they put out for other jobs. */
  runJob: (file: string, job: Job, context: Context) => Promise<{ printed: string; outputs: Record<string, string> }>;
  remove: () => Promise<void>;
}

/** A clean clone with an empty npm cache and a release store of its own. Its environment names no PostgreSQL server. */
export async function openCleanMachine(): Promise<CleanMachine> {
  const clone = await cleanClone();
  const folder = path.dirname(clone);
  const releases = path.join(folder, 'releases');
  const own = { npm_config_cache: path.join(folder, 'packages'), RELEASES_DIR: releases };
  return { clone, releases, runHere, runJob, remove: () => removeCopy(folder) };

  async function runJob(file: string, job: Job, context: Context) {
    const output = path.join(await mkdtemp(path.join(folder, 'job-')), 'output');
    await writeFile(output, '');
    let printed = '';
    for (const { run, if: condition = 'true', env } of job.steps ?? []) {
      if (!run || evaluate(`!(${condition})`, context) === 'true') continue;
      const stated = Object.entries({ ...workflows[file]?.env, ...job.env, ...env });
      const values = Object.fromEntries(stated.map(([name, text]) => [name, withValues(text, context)]));
      printed += await runHere(run, { ...values, GITHUB_OUTPUT: output });
    }
    const lines = (await readFile(output, 'utf8')).split('\n');
    return { printed, outputs: Object.fromEntries(lines.map((line) => line.split('='))) };
  }

  function runHere(command: string, env: Record<string, string> = {}) {
    return runCommand('bash', ['-e', '-c', command], {
      cwd: clone,
      env: { ...ofTheMachine(), ...own, ...env },
      output: 'collected',
    });
  }
}

/** The environment without the variables of the test, such as the address of the site that it visits. */
function ofTheMachine(): NodeJS.ProcessEnv {
  const names = /^(?:PATH|HOME|USER|LANG|TMPDIR|CHROMIUM|npm_config_registry|NODE_EXTRA_CA_CERTS|[a-z]+_proxy)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}

/** The text with the values of all its expressions. */
function withValues(text: string, context: Context): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, context));
}

/** The value of an expression, as GitHub would write it into a text. */
function evaluate(expression: string, context: Context): string {
  const values = JSON.stringify({ ...emptyContexts, ...context });
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(emptyContexts), [cancelled]).parse();
  const functions = new Map([[cancelled.name, cancelled]]);
  return new Evaluator(parsed, JSON.parse(values, data.reviver), functions).evaluate().coerceString();
}
