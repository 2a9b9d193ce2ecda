import fc from 'fast-check';
import { blogService } from './blog-service.ts';
import { newFolders, postFile } from './testing/open-posts.ts';

const TOPICS = ['/api/v1/blogsList/category/', '/api/v1/blogsList/tag/', '/api/v1/blogsList/tag/water?page=', '/api/v1/blogsList/addresses?page='];

it('never answers a faulty address with a 5xx', async () => {
  const folders = newFolders();
  folders.writePost('first.md', postFile());
  const app = await blogService({ ...folders, logLevel: 'silent' });
  const paths = fc.constantFrom(
    '/api/v1/blogsList?page=',
    '/api/v1/blogsList?limit=',
    '/api/v1/blogsList?',
    '/api/v1/blogsBySlug/',
    '/uploads/',
    '/',
    ...TOPICS,
  );
  const rests = fc.oneof(fc.string({ unit: 'binary' }).map(encode), fc.string({ unit: 'grapheme-ascii' }).map(keepVisible), fc.webPath());
  await fc.assert(
    fc.asyncProperty(paths, rests, async (path, rest) => {
      const response = await app.inject({ url: `${path}${rest}` });
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json()).toMatchObject({ status: response.statusCode < 400 ? 'success' : 'error' });
    }),
    { numRuns: 500 },
  );
  await app.close();
});

// Half a surrogate pair has no percent form.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
}

// No HTTP client can put a space or a # into an address.
function keepVisible(text: string): string {
  return text.replace(/[\s#]/g, '');
}
