/// <reference types="@rspack/core/module" />

// Part of each development build, because only the runtime of a build can apply its hot updates. `live-reload.ts` of the shell asks for
// them. Where one cannot be applied, it reloads the page once the build is released.
let applied = Promise.resolve(true);
addEventListener('hot-update', (event) => {
  const update: HotUpdate = (event as CustomEvent).detail; // made by live-reload.ts
  const { part, hash } = update;
  if (__resourceQuery !== `?${part}` || !hash) return;
  // One after the other: the runtime refuses a second one meanwhile.
  applied = applied.then(() => apply(hash));
  update.isApplied = applied;
});

/** Each update leads to the next build, and a page may have missed some. */
async function apply(hash: string): Promise<boolean> {
  if (!canRefresh()) return false;
  while (__webpack_hash__ !== hash) {
    if (import.meta.webpackHot?.status() !== 'idle') return false;
    const changed = await import.meta.webpackHot.check(true).catch(() => undefined);
    if (!changed) return false;
  }
  return true;
}

/**
 * Only React's own build for development can replace a component. With `npm run dev -- blog` React comes with the shell of a release, most
 * often built for production: an update would count as applied, and the page stay as it was.
 */
function canRefresh(): boolean {
  const hook: DevToolsHook = Object(globalThis).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  return [...hook.renderers.values()].some(({ scheduleRefresh }) => scheduleRefresh !== undefined);
}

/** The fields that React's refresh runtime reads, too. */
interface DevToolsHook {
  renderers: Map<number, { scheduleRefresh?: unknown }>;
}

interface HotUpdate {
  part: string;
  hash?: string;
  isApplied?: Promise<boolean>;
}

// Fast Refresh finds React by this hook of its developer tools. Where those are not installed, the first of several parts would make one that
// does not tell the others which renderer there is.
const renderers = new Map<number, unknown>();
const ignore = () => {};
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: Object(globalThis).__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
    renderers,
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  },
});

export {};
