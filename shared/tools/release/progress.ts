import type { GateProgress } from '@site/delivery/gate/proposal';

export type Progress = ReturnType<typeof createProgress>;

interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

/**
 * Shows a command's progress: a line for each step with the time it took. On stderr, so that a result in JSON stays clean. A terminal
 * also shows the step that is under way, and counts in place.
 */
export function createProgress(output: Output = process.stderr) {
  let lap = performance.now();
  /** Milliseconds shown so far: a step that holds another shows only its own time. */
  let shownMs = 0;

  function show(text: string, isLast: boolean) {
    if (output.isTTY) output.write(`\r\u001b[K${text}${isLast ? '\n' : ''}`);
    else if (isLast) output.write(`${text}\n`);
  }

  const gate: GateProgress = (check, done, of) => {
    show(lineOf(check, performance.now() - lap, `${done} of ${of}`), done === of);
    if (done === of) lap = performance.now();
  };

  return {
    gate,
    note: (text: string) => show(`${' '.repeat(26)}${text}`, true),
    /** @param describe words the result */
    async step<Result>(name: string, work: () => Promise<Result>, describe: (result: Result) => string) {
      const [began, shownBefore] = [performance.now(), shownMs];
      lap = began;
      const end = (outcome: string) => {
        const took = performance.now() - began;
        show(lineOf(name, took - (shownMs - shownBefore), outcome), true);
        shownMs = shownBefore + took;
      };
      show(`${name} …`, false);
      try {
        const result = await work();
        end(describe(result));
        return result;
      } catch (error) {
        end('failed');
        throw error;
      }
    },
  };
}

function lineOf(name: string, tookMs: number, text: string): string {
  return `${name.padEnd(16)}${(tookMs / 1000).toFixed(1).padStart(6)} s  ${text}`;
}
