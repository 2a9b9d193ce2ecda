import { runCommand } from '@site/runner/run-command';

/** Runs a command in a folder, as a terminal there would. Returns its output; throws with the output if it failed. */
export function runIn(cwd: string, command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  // The test runner's own NODE_OPTIONS must not reach the command.
  const { NODE_OPTIONS: _ofTheRunner, ...own } = process.env;
  return runCommand(command, args, { cwd, env: { ...own, ...env }, output: 'collected' });
}
