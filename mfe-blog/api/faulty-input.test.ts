import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import fc from 'fast-check';
import { blogService } from './blog-service.ts';
import { makePicture } from './pictures/make-picture.ts';
import { newFolders, postFile } from './testing/open-posts.ts';

const topicAddresses = [
  '/api/v1/blogsList/category/',
  '/api/v1/blogsList/tag/',
  '/api/v1/blogsList/tag/water?page=',
  '/api/v1/blogsList/addresses?page=',
];

it('never answers faulty addresses with a 5xx', async () => {
  const folders = newFolders();
  folders.writePost('first.md', postFile());
  const app = await blogService({ ...folders, makePicture, logLevel: 'silent' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const paths = fc.constantFrom(
    '/api/v1/blogsList?page=',
    '/api/v1/blogsList?limit=',
    '/api/v1/blogsList?',
    '/api/v1/blogsBySlug/',
    '/api/v1/blogsBySlug/first/preview?preview=',
    '/uploads/',
    '/',
    ...topicAddresses,
  );
  const rests = fc.oneof(
    fc.string({ unit: 'binary' }).map(encode),
    fc.string({ unit: 'grapheme-ascii' }).map(keepVisible),
    fc.webPath(),
  );
  await fc.assert(
    fc.asyncProperty(paths, rests, async (path, rest) => {
      const { status, body } = await answerTo(port, `${path}${rest}`);
      expect(status).toBeLessThan(500);
      expect(body).toMatchObject({ status: Number(status) < 400 ? 'success' : 'error' });
    }),
    { numRuns: 500 },
  );
  await app.close();
});

// Over a real socket: `inject` and `fetch` parse the address as a URL, and refuse some that a client can send.
async function answerTo(port: number, path: string): Promise<{ status: number | undefined; body: unknown }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, body: await json(response) };
}

// Half a surrogate pair cannot be percent-encoded.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}

// No HTTP client can send a space or a # in an address.
function keepVisible(text: string): string {
  return text.replace(/[\s#]/g, '');
}
