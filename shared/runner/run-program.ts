import { spawn } from 'node:child_process';

interface ProgramOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** `shown` goes where this process prints; `collected` is returned, or put into the error if the program fails. */
  output: 'shown' | 'collected';
}

/** Runs a program until it ends. Returns its collected output; throws if it fails. */
export function runProgram(program: string, args: string[], { cwd, env, output }: ProgramOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', stream, stream],
      shell: process.platform === 'win32',
    });
    let printed = '';
    for (const part of [child.stdout, child.stderr]) part?.on('data', (chunk) => (printed += chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const failure = `"${[program, ...args].join(' ')}" ended with code ${code}`;
      if (code === 0) resolve(printed);
      else reject(new Error(output === 'shown' ? `${failure}; the lines above say why.` : `${failure}:\n${printed}`));
    });
  });
}
