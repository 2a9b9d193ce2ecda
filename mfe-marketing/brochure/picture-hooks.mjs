import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lets Node import content without a build: a picture becomes its path in the repository, which `print-sheets.ts` serves. */
export async function load(address, context, next) {
  const { pathname } = new URL(address);
  const [, path, ending] = pathname.slice(root.length).match(/^(.+)\.(webp|svg)$/) ?? [];
  if (!ending) return next(address, context);
  const picture = ending === 'webp' ? { stem: `/${path}` } : `/${path}.svg`;
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(picture)};` };
}
