/**
 * What a thread is doing for a page: whose code, and in which phase. Shared memory, because the edge must read it while the thread is in an
 * endless loop, and after it has died.
 */
export type RenderProgress = Int32Array<SharedArrayBuffer>;

const phases = ['waiting', 'loading', 'rendering'] as const;

export function createProgress(): RenderProgress {
  const progress = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  // No part's code runs yet.
  progress[1] = -1;
  return progress;
}

/** @param part its index among the release's manifests */
export function writeProgress(progress: RenderProgress, phase: 'loading' | 'rendering', part: number): void {
  Atomics.store(progress, 1, part);
  Atomics.store(progress, 0, phases.indexOf(phase));
}

export function hasBegun(progress: RenderProgress): boolean {
  return Atomics.load(progress, 0) > 0;
}

export function readProgress(progress: RenderProgress): { phase: 'loading' | 'rendering'; part: number } {
  const isRendering = phases[Atomics.load(progress, 0)] === 'rendering';
  return { phase: isRendering ? 'rendering' : 'loading', part: Atomics.load(progress, 1) };
}
