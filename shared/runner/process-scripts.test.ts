import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeBuild, manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { processScripts } from './process-scripts.ts';

it('copies a service again whose copy a power cut left empty', async () => {
  const { copy } = await openStoreWithService('serve();');
  const script = await copy();
  writeFileSync(script, '');
  expect(await copy()).toBe(script);
  expect(readFileSync(script, 'utf8')).toBe('serve();');
});

it('leaves a whole copy alone, which may be running', async () => {
  const { copy } = await openStoreWithService('serve();');
  const script = await copy();
  writeFileSync(script, 'SERVE();');
  await copy();
  expect(readFileSync(script, 'utf8')).toBe('SERVE();');
});

/** A store that has a version of contact with this service. `copy` returns the script that a site runs. */
async function openStoreWithService(service: string) {
  const { store, folder } = await openTestStore();
  const { files } = manifestOf('contact', 'a');
  const described = { sha384: hash('sha384', service, 'base64'), bytes: service.length };
  const build = await makeBuild(folder, 'contact', 'a', { files: { ...files, 'service/main.mjs': described } });
  mkdirSync(path.join(build, 'service'));
  writeFileSync(path.join(build, 'service/main.mjs'), service);
  const { name, version } = await store.publish(build);
  const copy = async () => (await processScripts(store, { [name]: version }, path.join(folder, 'running')))[name] ?? '';
  return { copy };
}
