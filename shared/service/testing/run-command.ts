import { runProgram } from '../commands/program.ts';

/** For tests: what a command prints when these words are typed, and the exit code it leaves. */
export async function outcomeOf(program: Parameters<typeof runProgram>[0], args: string[], options = {}) {
  let [stdout, stderr] = ['', ''];
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  const err = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += text;
    return true;
  });
  try {
    await runProgram(program, { ...options, args });
    return { stdout, stderr, exitCode: process.exitCode ?? 0 };
  } finally {
    out.mockRestore();
    err.mockRestore();
    process.exitCode = undefined;
  }
}
