import { runProgram } from '@site/runner/child-process';

/** Runs a command in a folder, as a terminal there would. Returns what it said; throws with that where it failed. */
export function runIn(cwd: string, command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  // What the runner of the tests was started with is none of the command's business.
  const { NODE_OPTIONS: _ofTheRunner, ...own } = process.env;
  return runProgram(command, args, { cwd, env: { ...own, ...env }, output: 'collected' });
}
