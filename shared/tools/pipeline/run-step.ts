import { root } from '@site/runner/parts';
import { runProgram } from '@site/runner/run-program';

/** Runs one step of a pipeline and prints how long it took. Errors name the step. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    const result = await work();
    console.log(
      `${name.padEnd(12)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  done${typeof result === 'string' ? `: ${result}` : ''}`,
    );
    return result;
  } catch (error) {
    throw new Error(
      `${name} failed, and nothing after it was done: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
}

/** Runs a program of this repository and shows its output. Throws if it fails. */
export async function runTool(args: string[]): Promise<void> {
  await runProgram('npx', ['--no-install', ...args], { cwd: root, output: 'shown' });
}
