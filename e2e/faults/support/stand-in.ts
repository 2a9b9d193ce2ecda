import type { ServerResponse } from 'node:http';
import { openServer } from '../../support/open-server.ts';

type Behaviour = 'good' | 'slow';

/** Far above the 600 ms that a page waits for its data. */
const slowResponseMs = 20_000;

const post = {
  slug: 'water-tanks',
  title: 'Water tanks, told by a stand-in',
  content: '<p>How a tank is cleaned.</p>',
  featuredImage: 'posts/tank.webp',
  image: {
    source: { stem: '/uploads/posts/tank', widths: [480], width: 480, height: 320, colour: '#d9e6df' },
    alt: 'A tank on a roof.',
  },
  published: '2026-10-06T05:55:00Z',
  updated: '2026-10-06T05:55:00Z',
  readingMinutes: 3,
  categories: [{ categoryName: 'Water' }],
};

/** A blog service that behaves as told, and announces changed data each time it is told. */
export async function startStandIn() {
  let behaviour: Behaviour = 'good';
  let revision = 1;
  const { url, stop } = await openServer((request, response) => {
    if (request.url === '/revision')
      return send(response, 200, { status: 'success', data: { revision: String(revision) } });
    responders[behaviour](response);
  });
  return {
    origin: url,
    behave(next: Behaviour) {
      behaviour = next;
      revision++;
    },
    stop,
  };
}

const responders: Record<Behaviour, (response: ServerResponse) => void> = {
  good: (response) => send(response, 200, { status: 'success', data: [post], total: 1, page: 1, limit: 1 }),
  slow: (response) => void setTimeout(() => responders.good(response), slowResponseMs),
};

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
