import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lets Node import content without a build: a picture becomes its path in the repository, which `print-sheets.ts` serves. */
export async function load(address, context, next) {
  const { pathname } = new URL(address);
  if (!pathname.endsWith('.webp')) return next(address, context);
  return {
    format: 'module',
    shortCircuit: true,
    source: `export default { stem: '/${pathname.slice(root.length, -'.webp'.length)}' };`,
  };
}
