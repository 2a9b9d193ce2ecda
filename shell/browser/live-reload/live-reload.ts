import type { StartPlan } from '../../app/page-data.ts';
import { addError, showFailures } from './overlay.ts';

// For pages of `npm run dev`: reloads the page when it would look different now and no hot update has changed it, and shows builds that
// failed and errors that nobody handled. Part of every build, because `npm run dev -- blog` takes the shell from a release.

interface State {
  release: string;
  data: string;
  /** By part. */
  problems: Record<string, string>;
  serverErrors: string[];
}

/** What this page was made from, as far as it knows. A page of an error names no release. */
const { release: ownRelease }: Partial<StartPlan> = JSON.parse(document.getElementById('start')?.textContent ?? '{}');
let shownState: Partial<State> | undefined = ownRelease === undefined ? undefined : { release: ownRelease };
/** Whether this page has what was last built, by part; `any` where it cannot be known, or where something has failed. */
const isCurrent = new Map<string, boolean | Promise<boolean>>();

// Answered by `live-reload.ts` of the edge.
const events = new EventSource('/__dev/events');
events.onmessage = async ({ data }) => {
  const former = shownState;
  const state: State = JSON.parse(data);
  // What failed stays away until the page is loaded again.
  if (state.serverErrors.length > 0) isCurrent.set('any', false);
  shownState = state;
  showFailures(state);
  if (!former) return;
  const hasNewData = former.data !== undefined && former.data !== state.data;
  if (hasNewData || (former.release !== state.release && !(await hasEveryBuild()))) location.reload();
};
// A restarted edge comes back: nobody knows what this page has missed.
events.onopen = () => shownState?.data !== undefined && isCurrent.set('any', false);
events.addEventListener('built', ({ data }) => {
  const build: { part: string; hash?: string; isApplied?: Promise<boolean> } = JSON.parse(data);
  // `hot-client.ts` of the part listens, if this page has loaded it, and says whether it could.
  dispatchEvent(new CustomEvent('hot-update', { detail: build }));
  isCurrent.set(build.part, build.isApplied ?? false);
});
// Browsers report other troubles as the same event, without an `error`.
addEventListener('error', ({ error }) => error && report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
// React reports what an error boundary caught to the console only.
const { error: print } = console;
console.error = (...words) => {
  print(...words);
  const error = words.find((word) => word instanceof Error);
  if (error) report(error);
};

/** Shows an error with its places in the sources, which the edge reads from source maps. */
async function report(error: unknown) {
  isCurrent.set('any', false);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const response = await fetch('/__dev/stack', { method: 'POST', body: stack }).catch(() => undefined);
  addError(response?.ok ? await response.text() : stack);
}

/** A new release without any build since this page was loaded has one that was ready before. */
async function hasEveryBuild(): Promise<boolean> {
  return isCurrent.size > 0 && (await Promise.all(isCurrent.values())).every(Boolean);
}
