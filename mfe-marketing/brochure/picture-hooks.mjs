import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lets Node import content without a build: a picture becomes its path in the repository, which `print-sheets.ts` serves. */
export async function load(address, context, next) {
  const { pathname } = new URL(address);
  if (!/\.(?:jpe?g|png|webp|svg)$/.test(pathname)) return next(address, context);
  const file = `/${pathname.slice(root.length)}`;
  const picture = file.endsWith('.svg') ? file : { stem: file };
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(picture)};` };
}
