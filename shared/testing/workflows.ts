import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** The fields of a GitHub workflow that tests read. */
export interface Workflow {
  on: Partial<Record<'push' | 'pull_request', { branches?: string[] } | null>>;
  permissions?: { contents?: string };
  concurrency?: { group: string; 'cancel-in-progress': boolean | string };
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

export interface Job {
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  needs?: string;
  permissions?: { contents?: string };
  container?: unknown;
  environment?: string;
  strategy?: { matrix: { suite: string[] } };
  env?: Record<string, string>;
  steps?: Step[];
}

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

/**
 * The workflows of a folder, by file name.
 * @example
 * const { jobs } = readWorkflows('.github/workflows')['ci.yml'];
 */
export function readWorkflows(folder: string): Record<string, Workflow> {
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readWorkflow(path.join(folder, file))]));
}

export function readWorkflow(file: string): Workflow {
  return parse(readFileSync(file, 'utf8')); // one of our own workflows
}

/** The commands of the job's steps, in their order: of those without a condition, and of those with this one. */
export function commandsOf({ steps = [] }: Job, condition?: string): string[] {
  return steps.flatMap(({ run, if: stated }) => (run && (stated === undefined || stated === condition) ? [run] : []));
}

/** The values of `suite` in the job's matrix. */
export function suitesOf({ strategy }: Job): string[] {
  return strategy?.matrix.suite ?? [];
}
