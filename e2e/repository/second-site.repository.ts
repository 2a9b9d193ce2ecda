import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makePart } from '@site/create-part/make-part';
import { freePort } from '@site/runner/free-port';
import { copyRepository, removeCopy } from '../support/repository-copy.ts';
import { runIn } from '../support/run-in.ts';
import { runStart } from '../support/run-start.ts';

const ownBrand = path.join(import.meta.dirname, 'second-site/brand');
/** Words of this repository's site, in any language and in file names. */
const firstSite = /sevantra|noida|नोएडा|openstreetmap\.org|youtube-nocookie|facility services/i;

test('builds, delivers and serves another site from the same packages, with a brand and a part of its own', async () => {
  const copy = await openSecondSite();
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: path.join(copy, '.data'), RELEASES_DIR: path.join(copy, '.releases') };
  const start = runStart(settings, undefined, copy);
  try {
    await start.printed('[6/6]');
    const url = `http://localhost:${port}`;
    expect(await textAt(url)).toContain('What Rosewood Gardens can do for you');
    expect(await textAt(`${url}/opening-hours.txt`)).toBe(`Daily. ${url}`);
    expect(await textAt(`${url}/.well-known/security.txt`)).toContain('Contact: mailto:security@rosewood.example');

    const page = path.join(copy, 'mfe-garden/pages/GardenPage.tsx');
    await writeFile(page, (await readFile(page, 'utf8')).replace('title="Garden"', 'title="Our gardens"'));
    const deliver = ['shared/tools/release.mjs', 'deliver', 'garden', '--without-browser'];
    expect(await runIn(copy, process.execPath, deliver, settings)).toContain('Back: gardens release rollback garden');
    await expect.poll(() => textAt(url)).toContain('Our gardens');

    await expectNothingOfFirstSite(settings.RELEASES_DIR, url);
  } finally {
    await start.stop();
    await removeCopy(copy);
  }
});

/** A copy of the platform's packages with the brand and the part of another company. */
async function openSecondSite(): Promise<string> {
  const copy = await copyRepository(['shared', 'shell', 'turbo.json']);
  const brand = path.join(copy, 'shared/brand');
  // Generic functions of the package stay, with `package.json`.
  for (const name of await readdir(brand))
    if (/\.ts$/.test(name) && !['drawings.ts', 'whatsapp.ts'].includes(name)) await rm(path.join(brand, name));
  await cp(ownBrand, brand, { recursive: true });
  await mkdir(path.join(copy, '.github'));
  await appendFile(path.join(copy, '.gitignore'), 'node_modules\n');
  await makePart(copy, { name: 'garden', path: '/' });
  return copy;
}

async function expectNothingOfFirstSite(releasesDir: string, url: string) {
  const served = ['/', '/no-such-page', '/search?q=garden', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];
  for (const address of served) {
    const response = await fetch(url + address);
    expect(`${JSON.stringify([...response.headers])}${await response.text()}`).not.toMatch(firstSite);
  }
  const files = await readdir(releasesDir, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(?:js|mjs|css|json|svg|txt)$/.test(file.name));
  expect(texts.length).toBeGreaterThan(50);
  const named = [];
  for (const { parentPath, name } of texts)
    if (firstSite.test(await readFile(path.join(parentPath, name), 'utf8'))) named.push(path.join(parentPath, name));
  expect(named).toEqual([]);
}

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}
