import { spawn } from 'node:child_process';

interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** `shown` goes where this process prints; `collected` is returned, or put into the error if the program fails. */
  output: 'shown' | 'collected';
  /** Ends the program early. */
  signal?: AbortSignal;
}

/**
 * Runs a program until it ends. Returns its collected output; throws if it fails.
 *
 * @example
 * const log = await runCommand('git', ['log', '-1'], { cwd: root, output: 'collected' });
 */
export function runCommand(
  program: string,
  args: string[],
  { cwd, env, output, signal }: CommandOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', stream, stream],
      shell: process.platform === 'win32',
      ...(signal && { signal }),
    });
    let printed = '';
    for (const part of [child.stdout, child.stderr]) part?.on('data', (chunk) => (printed += chunk));
    child.on('error', reject);
    // Not `exit`: output may still come after that.
    child.on('close', (code) => {
      const failure = `"${[program, ...args].join(' ')}" ended with code ${code}`;
      if (code === 0) resolve(printed);
      else reject(new Error(output === 'shown' ? `${failure}; the lines above say why.` : `${failure}:\n${printed}`));
    });
  });
}
