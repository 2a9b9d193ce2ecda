import { createApiClient } from './api-client.ts';

const path = '/api/v1/generalEnquiry';

it('calls its own origin without configured host', () => {
  expect(call('')).toMatchObject({ method: 'POST', address: path });
});

it('puts a configured host in front of the path, and sends the token of the cookie there too', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=signed.token');
  expect(call('https://api.example')).toMatchObject({
    method: 'POST',
    address: `https://api.example${path}`,
    headers: { 'x-xsrf-token': 'signed.token' },
  });
});

it('prefers the cookie that only this host can set', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=random%3Aend.signature');
  expect(call('').headers).toMatchObject({ 'x-xsrf-token': 'random:end.signature' });
});

it('adds to a call of its own services what only they take', () => {
  expect(call('')).toMatchObject({
    body: { message: 'Hello', source: '/contact' },
    headers: { 'idempotency-key': 'attempt-0001' },
  });
});

it('sends nothing beyond the specified to a foreign host', () => {
  const { body, headers } = call('https://api.example');
  expect(body).toEqual({ message: 'Hello' });
  expect(Object.keys(headers).sort()).toEqual(['accept', 'content-type']);
});

it('sends no token with a GET', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=signed.token');
  const { method, headers } = call('', 'get');
  expect([method, Object.keys(headers)]).toEqual(['GET', ['accept']]);
});

/** The request that the browser is asked to send for one call; it is never answered. */
function call(origin: string, verb: 'get' | 'post' = 'post') {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {});
  const header = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => {});
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  const client = createApiClient({
    originOf: () => origin,
    isOwnOrigin: () => origin === '',
  });
  const parse = () => undefined;
  if (verb === 'get') client.get(path, { parse });
  else {
    const ownOnly = { fields: { source: '/contact' }, headers: { 'Idempotency-Key': 'attempt-0001' } };
    client.post(path, { message: 'Hello' }, { parse, ownOnly });
  }
  const [[method, address] = []] = open.mock.calls;
  return {
    method,
    address,
    body: JSON.parse(String(send.mock.calls[0]?.[0] ?? null)),
    headers: Object.fromEntries(header.mock.calls.map(([name, value]) => [name.toLowerCase(), value])),
  };
}
