import type { ApiRequest } from './send-request.ts';

/** As they stand in an address. */
const odd = [
  ...['', '.', '..', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%5c%5cevil.example', '//evil.example', ';a=b'],
  ...['%', '%zz', '%00', '%0d%0aset-cookie:a=b', '%ff%fe', '%c0%ae%c0%ae', '%ed%a0%80', '%f0%9f%92%a7'],
  ...['__proto__', 'constructor', 'toString', "'%20or%201=1--", '-1', '1e309', 'a'.repeat(300), 'a'.repeat(6_000)],
];

const places: ((text: string) => ApiRequest)[] = [
  (text) => ask(`/api/v1/blogsBySlug/${text}`),
  (text) => ask(`/api/v1/blogsList?page=${text}&${text}=1`),
  (text) => ({ ...ask('/api/v1/csrf'), headers: headersOf(text) }),
  (text) => ({ ...ask('/api/v1/generalEnquiry'), method: 'POST', body: JSON.stringify(bodyOf(text)) }),
];

/** 96 requests with odd names, encodings and lengths: each in a path, a query, headers and a body. */
export const oddRequests: ApiRequest[] = places.flatMap((place) => odd.map(place));

function ask(target: string): ApiRequest {
  return { method: 'GET', target, headers: {} };
}

function headersOf(text: string): Record<string, string> {
  return { 'accept-encoding': text, cookie: `XSRF-TOKEN=${text}`, 'if-none-match': text, 'x-forwarded-for': text };
}

function bodyOf(text: string): Record<string, unknown> {
  return { fullName: text, emailId: `${text}@a.example`, message: text, [text]: text };
}
