import { addError, showBuilds } from './overlay.ts';

// For pages of `npm run dev`: reloads the page when it would look different now, and shows builds that failed and errors that nobody
// handled. Part of every build, because `npm run dev -- blog` takes the shell from a release.

let shown: string | undefined;

// Answered by `live-reload.ts` of the edge.
const events = new EventSource('/__dev/events');
events.onmessage = ({ data }) => {
  // Also when a restarted edge comes back with another release or other data.
  if (shown !== undefined && shown !== data) location.reload();
  shown = data;
};
events.addEventListener('problems', ({ data }) => {
  const problems: [string, string][] = Object.entries(JSON.parse(data));
  showBuilds(problems.map(([part, text]) => [`The build of ${part} failed`, text]));
});

// Browsers report other troubles as the same event, without an `error`.
addEventListener('error', ({ error }) => error && addError(error));
addEventListener('unhandledrejection', ({ reason }) => addError(reason));
// React reports what an error boundary caught to the console only.
const { error: print } = console;
console.error = (...words) => {
  print(...words);
  const error = words.find((word) => word instanceof Error);
  if (error) addError(error);
};
