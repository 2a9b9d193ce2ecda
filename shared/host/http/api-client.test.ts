import { createApiClient } from './api-client.ts';

const path = '/api/v1/generalEnquiry';

it('calls its own origin without configured host', () => {
  expect(call('')).toMatchObject({ method: 'POST', address: path });
});

it('puts a configured host in front of the path, and sends the token of the cookie there too', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('XSRF-TOKEN=signed.token');
  expect(call('https://api.example')).toEqual({
    method: 'POST',
    address: `https://api.example${path}`,
    headers: expect.objectContaining({ 'x-xsrf-token': 'signed.token' }),
  });
});

/** What the browser is asked to send for one call; it is never answered. */
function call(host: string) {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {});
  const header = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => {});
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  createApiClient({ hostOf: () => host, timeouts: { get: 5_000, post: 15_000 } }).post(
    path,
    { message: 'Hello' },
    { parse: () => undefined },
  );
  const [[method, address] = []] = open.mock.calls;
  return {
    method,
    address,
    headers: Object.fromEntries(header.mock.calls.map(([name, value]) => [name.toLowerCase(), value])),
  };
}
