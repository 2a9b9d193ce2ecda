import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { openServer } from './open-server.ts';

interface SpecifiedResponse {
  status: number;
  body: unknown;
}

/**
 * A server of the API on a host of its own, which answers what the specification says in its sections 3 and 7 and nothing more: no
 * paging, no topics, no token, no reference, no sizes of pictures.
 */
export async function startSpecificationServer() {
  const enquiries: unknown[] = [];
  const received: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const photo = await drawPhoto();

  async function respond(request: IncomingMessage): Promise<SpecifiedResponse> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname === '/api/v1/generalEnquiry') {
      enquiries.push(await json(request));
      return { status: 200, body: { status: 'success' } };
    }
    const data = request.method === 'GET' ? dataAt(pathname) : undefined;
    return data ? { status: 200, body: { data } } : { status: 404, body: { error: { message: 'Nothing is here.' } } };
  }

  function sendUpload(url: string, response: ServerResponse) {
    if (decodeURI(url) !== `/uploads/${photoPath}`) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  }

  const { url, stop } = await openServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers });
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (request.url?.startsWith('/uploads/')) return sendUpload(request.url, response);
    const { status, body } = await respond(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { origin: url, enquiries, received, stop };
}

const photoPath = 'photos/a roof.jpg';

/** The newest first. The picture of the second is missing on the server; the third has no picture. */
const posts = [
  { slug: 'a-roof-in-june', title: 'A roof in June', featuredImage: photoPath },
  { slug: 'a-lost-picture', title: 'A lost picture', featuredImage: 'photos/lost.jpg' },
  { slug: 'words-alone', title: 'Words alone', featuredImage: '' },
].map(({ slug, title, featuredImage }, index) => ({
  slug,
  title,
  content: `<p>The first words of <em>${title}</em>.</p>`,
  featuredImage,
  published: `2026-06-0${3 - index}`,
  categories: [{ categoryName: 'Roofs' }, { categoryName: 'Rain' }],
}));

function dataAt(pathname: string): unknown {
  if (pathname === '/api/v1/blogsList' || pathname === '/api/v1/blogsList/recent') return posts;
  const found = posts.find(({ slug }) => pathname === `/api/v1/blogsBySlug/${slug}`);
  if (!found) return undefined;
  const { title, featuredImage, categories } = found;
  const description = `<p>All the words of ${title}.</p>`;
  return { title, description, featuredImage, categories, tags: [{ tagName: 'monsoon' }, { tagName: 'terraces' }] };
}

/** Allows calls from pages of any origin. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
}

/** A white photo, on which text is hardest to read. */
function drawPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
}
