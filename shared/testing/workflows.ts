import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

export interface Workflow {
  on: Partial<Record<'push' | 'pull_request', { branches?: string[]; paths?: string[] } | null>>;
  env?: Record<string, string>;
  permissions?: { contents?: string };
  jobs: Record<string, Job>;
}

export interface Job {
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  needs?: string;
  environment?: string;
  concurrency?: { group: string };
  strategy?: { matrix: { suite: string[] } };
  env?: Record<string, string>;
  outputs?: Record<string, string>;
  steps?: Step[];
}

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

/** The names that expressions of a workflow may use: `github`, `inputs`, `vars`, `matrix` and so on. */
export type Context = Record<string, unknown>;

/**
 * By file name.
 * @example
 * const { jobs } = readWorkflows('.github/workflows')['ci.yml'];
 */
export function readWorkflows(folder: string): Record<string, Workflow> {
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readWorkflow(path.join(folder, file))]));
}

export function readWorkflow(file: string): Workflow {
  return parse(readFileSync(file, 'utf8')); // one of our own workflows
}

export function suitesOf({ strategy }: Job): string[] {
  return strategy?.matrix.suite ?? [];
}

/** The jobs that run for an event of this repository; a job runs only if the one that it needs does. */
export function jobsFor(jobs: Record<string, Job>, event: string): Job[] {
  const repository = 'sevantra/site';
  const github = {
    event_name: event,
    repository,
    event: { pull_request: { head: { repo: { full_name: repository } } } },
  };
  const runs = ({ if: condition = 'true', needs }: Job): boolean =>
    Boolean(evaluate(condition, { github })) && (!needs || Boolean(jobs[needs] && runs(jobs[needs])));
  return Object.values(jobs).filter(runs);
}

/** The value of an expression. GitHub's operators and literals are those of JavaScript; a missing name has no value there. */
export function evaluate(expression: string, context: Context): unknown {
  const names = { github: {}, inputs: {}, vars: {}, secrets: {}, matrix: {}, needs: {}, steps: {}, ...context };
  return runInNewContext(expression.replaceAll('.', '?.'), names);
}

/** The text with the values of all its expressions. */
export function filled(text: string, context: Context): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => String(evaluate(expression, context) ?? ''));
}

/** Every string in a value, however deeply nested. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
