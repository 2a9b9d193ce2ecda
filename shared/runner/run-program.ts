import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface ProgramOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** `shown` goes where this process prints; `collected` is returned, or put into the error if the program fails. */
  output: 'shown' | 'collected';
  /** Hears each line of collected output as it comes. */
  onLine?: (line: string) => void;
  /** Ends the program early. */
  signal?: AbortSignal;
}

/** Runs a program until it ends. Returns its collected output; throws if it fails. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, env, output, onLine, signal }: ProgramOptions,
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
    for (const part of [child.stdout, child.stderr]) {
      part?.on('data', (chunk) => (printed += chunk));
      if (part && onLine) createInterface({ input: part }).on('line', onLine);
    }
    child.on('error', reject);
    // Not `exit`: output may still come after that.
    child.on('close', (code) => {
      const failure = `"${[program, ...args].join(' ')}" ended with code ${code}`;
      if (code === 0) resolve(printed);
      else reject(new Error(output === 'shown' ? `${failure}; the lines above say why.` : `${failure}:\n${printed}`));
    });
  });
}
