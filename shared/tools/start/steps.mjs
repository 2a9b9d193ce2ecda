// The steps of `npm start`, in order; the first one runs before any package is there.
const steps = ['packages', 'settings', 'build', 'publish', 'services', 'release', 'site'];

/** Says which step begins and what it does. */
export function beginStep(name, text) {
  console.log(`[${steps.indexOf(name) + 1}/${steps.length}] ${name.padEnd(10)} ${text}`);
}

/** Prints a detail of the step that is under way. */
export function printDetail(text) {
  console.log(`${' '.repeat(17)}${text}`);
}
