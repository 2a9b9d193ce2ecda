import path from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { sampleRelease } from '../testing/sample-release.ts';
import { createSiteFiles, securityContact } from './site-files.ts';

describe('the small files of the site', () => {
  it('leads crawlers to the sitemap, and away from staging', async () => {
    expect(await read('/robots.txt')).toContain('\nSitemap: https://site.example/sitemap.xml\n');
    expect(await read('/robots.txt', 'staging')).toBe('User-agent: *\nDisallow: /\n');
  });

  it('names home screen colours and icons', async () => {
    const manifest = JSON.parse(await read('/manifest.webmanifest'));
    expect(manifest).toMatchObject({
      name: 'Sevantra Facility Services',
      short_name: 'Sevantra',
      start_url: '/',
      theme_color: '#0b3b3a',
    });
    expect(manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose])).toEqual([
      ['/_/shell/icon-192.png', '192x192', 'any'],
      ['/_/shell/icon-512.png', '512x512', 'any'],
      ['/_/shell/icon-maskable-192.png', '192x192', 'maskable'],
      ['/_/shell/icon-maskable-512.png', '512x512', 'maskable'],
    ]);
  });

  it.each([192, 512])('keep to the circle that no platform crops in the maskable icon of %i px', async (side) => {
    const icon = path.join(import.meta.dirname, `../../icons/icon-maskable-${side}.png`);
    const pixels = await sharp(icon).ensureAlpha().raw().toBuffer();
    const coloursOutside = new Set<string>();
    for (let pixel = 0; pixel < side ** 2; pixel += 1) {
      const fromCentre = Math.hypot((pixel % side) - side / 2, Math.floor(pixel / side) - side / 2);
      if (fromCentre > 0.4 * side) coloursOutside.add(pixels.toString('hex', pixel * 4, pixel * 4 + 4));
    }
    expect([...coloursOutside]).toEqual(['0b3b3aff']);
  });

  it('lists the licences of packages in the release', async () => {
    const licenses = async () => 'react 19, MIT\n';
    expect(await find('/licenses.txt', 'production', sampleRelease({ licenses }))).toEqual({
      type: 'text/plain; charset=utf-8',
      body: 'react 19, MIT\n',
    });
  });
});

it.each(['/sw.js', '/pwa/sw.js'])(
  "removes a former site's service worker at %s with its caches, and reloads its pages",
  async (path) => {
    const [names, reloaded, unregister] = [new Set(['pages', 'files']), jest.fn(), jest.fn()];
    const works: Promise<void>[] = [];
    const listeners = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
    runInNewContext(await read(path), {
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      skipWaiting: () => listeners.get('activate')?.({ waitUntil: (work) => works.push(work) }),
      caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
      registration: { unregister },
      clients: { matchAll: async () => [{ url: '/services', navigate: reloaded }] },
    });
    listeners.get('install')?.({ waitUntil: () => {} });
    await Promise.all(works);
    expect([names.size, unregister.mock.calls.length, reloaded.mock.calls]).toEqual([0, 1, [['/services']]]);
  },
);

it('names the security contact for six months', () => {
  const lines = securityContact('https://site.example', new Date('2026-11-20T13:14:15Z')).split('\n');
  expect(lines).toContain('Contact: mailto:security@sevantra.example');
  expect(lines).toContain('Expires: 2027-05-19T00:00:00.000Z');
  expect(lines).toContain('Canonical: https://site.example/.well-known/security.txt');
});

function find(path: string, channel = 'production', release = sampleRelease()) {
  const config = { siteUrl: 'https://site.example', channel, formerWorkers: ['/sw.js', '/pwa/sw.js'] };
  return createSiteFiles({
    config,
    sitemap: { make: async () => ({ body: '<urlset/>', isComplete: true, problems: [] }) },
  })[path]?.(release);
}

async function read(path: string, channel?: string): Promise<string> {
  const file = await find(path, channel);
  if (!file || 'stored' in file) throw new Error(`There is no ${path}.`);
  return file.body;
}
