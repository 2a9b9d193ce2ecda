import { fileURLToPath } from 'node:url';

const part = fileURLToPath(new URL('..', import.meta.url));
const packages = /^.*\/(?:shared|node_modules\/@site)\//;

/** Lets Node import content without a build: a picture becomes an address that `print-sheets.ts` serves. */
export async function load(address, context, next) {
  const { pathname } = new URL(address);
  if (!/\.(?:jpe?g|png|webp|svg)$/.test(pathname)) return next(address, context);
  const file = packages.test(pathname) ? pathname.replace(packages, '/@site/') : `/${pathname.slice(part.length)}`;
  const picture = file.endsWith('.svg') ? file : { stem: file };
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(picture)};` };
}
