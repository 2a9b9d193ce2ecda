import { spawn } from 'node:child_process';

/** Runs a command in a folder, as a terminal there would. Returns its output, or throws with it if the command fails. */
export function runIn(cwd: string, command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    // The test runner's own Node options must not reach the command.
    const { NODE_OPTIONS: _ofTheRunner, ...own } = process.env;
    const child = spawn(command, args, {
      cwd,
      env: { ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(words) : reject(new Error(`"${command} ${args.join(' ')}" in ${cwd} failed:\n${words}`)),
    );
  });
}
