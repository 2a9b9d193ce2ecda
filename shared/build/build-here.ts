import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RspackOptions, rspack } from '@rspack/core';
import { describePart } from './describe-part.ts';

// `npm run build`, in a part's folder. With the name of one of its builds, such as `browser`, it makes no more than that.
const [only] = process.argv.slice(2);
const folder = process.cwd();
const { default: all }: { default: RspackOptions[] } = await import(
  pathToFileURL(path.join(folder, 'rspack.config.ts')).href
);
await build(only ? all.filter(({ name }) => name === only) : all);
if (!only) {
  const { name, version } = await describePart(folder);
  console.log(`${name} ${version}`);
}

function build(configs: RspackOptions[]): Promise<void> {
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors() || stats?.hasWarnings()) console.log(stats.toString({ preset: 'errors-warnings' }));
      if (stats?.hasErrors()) process.exit(1);
      compiler.close((problem) => (problem ? reject(problem) : resolve()));
    });
  });
}
