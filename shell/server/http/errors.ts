import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brand } from '@site/brand';
import { colours } from '@site/brand/for-machines';
import { RIBBON } from '@site/brand/mark';
import { failure } from '@site/contracts/envelope';
import { connectionRefusal, endConnection, type HttpRefusal, readError } from '@site/service/http-errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentHeaders } from './security-headers.ts';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/**
 * Words every error of the edge: in the API's envelope for programs, else as the failure page or one sentence.
 * `commonHeaders` go with every answer.
 */
export function createErrorAnswers(commonHeaders: Record<string, string>) {
  const arriving = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

  return {
    /** Fastify's error handler. */
    answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      const refusal = readError(error, request);
      // The connection stays open and Node reads the rest of the body. Closed on a client who is still sending, it would lose the
      // answer.
      if (refusal.statusCode === 413) reply.removeHeader('connection');
      const { headers, body } = describe(refusal, request.raw);
      return reply
        .code(refusal.statusCode)
        .headers({ ...commonHeaders, ...headers })
        .send(body);
    },

    /** Remembers the request whose body is arriving, so that a client who sends it too slowly is told why. */
    noteBody(request: IncomingMessage, response: ServerResponse) {
      const { socket } = request;
      if (!hasBody(request)) return;
      arriving.set(socket, { request, response });
      response.once('close', () => arriving.delete(socket));
    },

    /** Fastify's `clientErrorHandler`: for requests that are unreadable, too large or too slow. */
    answerConnection(error: Error & { code?: string }, socket: Socket) {
      const { request, response } = arriving.get(socket) ?? {};
      // Already answered: another answer would be read as part of the first.
      if (response?.headersSent) return void socket.destroy();
      const refusal = connectionRefusal(error);
      const status = refusal.statusCode;
      if (response) response.statusCode = status;
      const { headers, body } = describe(refusal, request ?? (status === 431 ? cookiesTooLong : unreadable));
      endConnection(error, socket, { status, headers: { ...commonHeaders, ...headers }, body });
    },
  };
}

/** What was asked is unknown, so it is answered like an API call. */
const unreadable: Asked = { url: '/api/', headers: {} };

/** Only a browser with too many cookies exceeds even Node's limit for headers, so a person reads that answer. */
const cookiesTooLong: Asked = { url: '/', headers: { accept: 'text/html', cookie: 'too long to be read' } };

function describe(refusal: HttpRefusal, asked: Asked): { headers: Record<string, string>; body: string } {
  const { statusCode: status, code, message, fields } = refusal;
  const headers = {
    ...(status === 500 && { 'retry-after': '30' }),
    ...refusal.headers,
    'cache-control': 'no-store',
  };
  if (isCall(asked)) {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return { headers: { ...headers, ...type }, body: JSON.stringify(failure(code, message, fields)) };
  }
  const acceptsPage = asked.headers.accept?.includes('text/html') ?? false;
  if (!isFailure(status) || (status === 431 && !acceptsPage))
    return { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: `${message}\n` };
  const about = {
    ...headers,
    ...documentHeaders,
    'content-security-policy': failurePolicy,
    'content-type': 'text/html; charset=utf-8',
    // Otherwise this person is locked out until they clear the cookies themselves.
    ...(status === 431 && asked.headers.cookie && { 'clear-site-data': '"cookies"' }),
  };
  return { headers: about, body: failurePage(status) };
}

/** Whether an API client asked, which expects the API's envelope. */
export function isCall({ url }: Pick<IncomingMessage, 'url'>): boolean {
  return url?.startsWith('/api/') ?? false;
}

function isFailure(status: number): status is FailureStatus {
  return failureStatuses.some((one) => one === status);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const { deep, gold, paper, sage } = colours;

/** The site's look without its files: the page loads nothing. */
const style = `
html{background:${deep};color:${paper};font:1.125rem/1.6 system-ui,sans-serif}
body{display:grid;min-height:100vh;margin:0;place-items:center}
main{box-sizing:border-box;max-width:38rem;padding:2rem 1.5rem}
svg{display:block}
h1{margin:1.5rem 0 1rem;font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.15}
a{color:${gold};text-underline-offset:.2em}
a:focus-visible{outline:3px solid ${gold};outline-offset:4px}
.phone{display:inline-block;padding:.75rem 1.5rem;border:2px solid transparent;border-radius:999px;background:${gold};color:${deep};font-weight:700;text-decoration:none}
`;

export const failureStatuses = [408, 413, 431, 500, 503] as const;
export type FailureStatus = (typeof failureStatuses)[number];

const ours = {
  heading: 'Something went wrong on our side',
  advice: `Please try again in a minute. If it is urgent, call us (${brand.workingHours}):`,
};
const words: Record<FailureStatus, typeof ours> = {
  408: {
    heading: 'Your message did not reach us',
    advice: `The connection was too slow. Please go back and send it again, or call us (${brand.workingHours}):`,
  },
  413: {
    heading: 'Your message is too long',
    advice: `Please go back, shorten it and send it again, or call us (${brand.workingHours}):`,
  },
  431: {
    heading: 'Your browser keeps too much for our site',
    advice: `We have asked it to delete our cookies. Please open the page again. If you see this once more, delete the cookies of this site in your browser's settings, or call us (${brand.workingHours}):`,
  },
  500: ours,
  503: ours,
};

/**
 * Needs no React, no style sheet and no service: it is what is left when all of them fail. It has no `noindex`: the status keeps it out of
 * search results, and a crawler that took `noindex` as the page's own would drop a good page.
 */
export function failurePage(status: FailureStatus): string {
  const { heading, advice } = words[status];
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} | ${brand.shortName}</title>
<style>${style}</style>
</head>
<body>
<main>
<svg width="64" height="64" viewBox="0 0 48 48" aria-hidden="true"><path fill="${gold}" d="${RIBBON.roof}"/><path fill="${paper}" d="${RIBBON.wall}"/><path fill="${sage}" d="${RIBBON.floor}"/></svg>
<h1>${heading}</h1>
<p>${advice}</p>
<p><a class="phone" href="${brand.phone.href}">${brand.phone.display}</a></p>
<p>Or write to <a href="mailto:${brand.email}">${brand.email}</a>, or go to <a href="/">our home page</a>.</p>
</main>
</body>
</html>
`;
}

/** Allows the one style element by its hash, and nothing else. */
export const failurePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
