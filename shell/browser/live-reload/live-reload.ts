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

let shown: State | undefined;
/** Parts that this page has in a former build; `any` where it cannot be known, or where something has failed. */
const outdated = new Set<string>();

// Answered by `live-reload.ts` of the edge.
const events = new EventSource('/__dev/events');
events.onmessage = ({ data }) => {
  const state: State = JSON.parse(data);
  const isOutdated = shown && (shown.data !== state.data || (shown.release !== state.release && outdated.size > 0));
  if (isOutdated) location.reload();
  if (!shown) outdated.clear();
  // What failed stays away until the page is loaded again.
  if (state.serverErrors.length > 0) outdated.add('any');
  shown = state;
  showFailures(state);
};
// Also when a restarted edge comes back: nobody knows what this page has missed.
events.onopen = () => outdated.add('any');
events.addEventListener('built', ({ data }) => {
  const { part, hash }: { part: string; hash?: string } = JSON.parse(data);
  outdated.add(part);
  const onApplied = () => outdated.delete(part);
  // `hot-client.ts` of the part listens, if this page has loaded it.
  dispatchEvent(new CustomEvent('hot-update', { detail: { part, hash, onApplied } }));
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
  outdated.add('any');
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const response = await fetch('/__dev/stack', { method: 'POST', body: stack }).catch(() => undefined);
  addError(response?.ok ? await response.text() : stack);
}
