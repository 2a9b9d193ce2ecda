/** The steps of `npm start`, in order. */
const steps = ['settings', 'build', 'publish', 'services', 'release', 'site'] as const;

/** Says which step begins and what it does. */
export function beginStep(name: (typeof steps)[number], text: string) {
  console.log(`[${steps.indexOf(name) + 1}/${steps.length}] ${name.padEnd(10)} ${text}`);
}

/** Prints a detail of the step that is under way. */
export function printDetail(text: string) {
  console.log(`${' '.repeat(17)}${text}`);
}
