import { expect, test } from '@site/e2e';
import sharp from 'sharp';
import { siteUrl } from '../support/address.ts';
import { request, requestHtml } from '../support/request.ts';
import { readSitemap } from './support/sitemap.ts';

test('redirects other spellings of an address, query included, and answers 404 to the rest', async () => {
  for (const { address } of await readSitemap()) {
    const path = address.replace(siteUrl, '');
    const others = [
      path === '/' ? '/index.html' : `${path}/`,
      `${path === '/' ? '' : path}/INDEX.html`,
      ...(path === '/' ? [] : [path.toUpperCase()]),
    ];
    for (const other of others) {
      const { status, headers } = await request(`${other}?utm_source=card`);
      expect.soft([status, headers.location], other).toEqual([308, `${path}?utm_source=card`]);
    }
  }
  for (const path of [
    '/nowhere/',
    '/NOWHERE',
    '/services.html',
    '/plumbing-services/more',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/sitemap-9.xml',
  ]) {
    const { status, headers } = await request(path);
    expect.soft([status, headers.location], path).toEqual([404, undefined]);
  }
});

test('serves the files that crawlers, phones and security researchers look for', async () => {
  const read = async (path: string) => (await requestHtml(path)).html;
  // The rest of it depends on the channel.
  expect(await read('/robots.txt')).toMatch(/^User-agent: \*\nDisallow: \//);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(await read('/.well-known/security.txt'))?.[1] ?? '');
  expect([expires > Date.now(), expires < Date.now() + 366 * 86_400_000]).toEqual([true, true]);
  const { icons }: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
    await read('/manifest.webmanifest'),
  );
  const found = await Promise.all(
    icons.map(async ({ src }) => {
      const { headers, body } = await request(src);
      const { width, height } = await sharp(body).metadata();
      return { src, type: headers['content-type'], sizes: `${width}x${height}` };
    }),
  );
  expect(found).toEqual(icons.map(({ src, type, sizes }) => ({ src, type, sizes })));
  const touchIcon = await sharp((await request('/apple-touch-icon.png')).body).metadata();
  expect([touchIcon.width, touchIcon.height]).toEqual([180, 180]);
  expect((await request('/favicon.ico')).headers).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': expect.stringMatching(/^public, max-age=600\b/),
  });
});

test('ships licences for everything browsers load', async () => {
  const { headers, body } = await request('/licenses.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  // Packages of the shell and of each remote, and the fonts.
  for (const name of [
    'react-dom',
    'react-router',
    'swiper',
    'hast-util-sanitize',
    'react-hook-form',
    'Bricolage Grotesque',
  ])
    expect.soft(body.toString(), name).toContain(name);
});
