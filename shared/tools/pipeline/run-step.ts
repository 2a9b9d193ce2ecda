import { spawn } from 'node:child_process';
import { root } from '@site/runner/parts';

/** Does one step of a pipeline and says how long it took. Throws with the step's name in front. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  try {
    const result = await work();
    console.log(
      `${name.padEnd(12)} ${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  done${typeof result === 'string' ? `: ${result}` : ''}`,
    );
    return result;
  } catch (error) {
    throw new Error(
      `${name} failed, and nothing after it was done: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
}

/** Runs a program of this repository; its words appear where this command's do. Throws where it fails. */
export function runTool(args: string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`"${args.join(' ')}" ended with code ${code}; the lines above say why.`)),
    );
  });
}
