import type { LookupAddress, lookup } from 'node:dns';
import { isPrivateHost, lookupAllowed } from './webhook-target.ts';

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine by name', 'localhost'],
  ['this machine in hexadecimal', '0x7f.1'],
  ['this machine as one number', '2130706433'],
  ['every address of this machine', '0.0.0.0'],
  ['this machine over IPv6', '[::1]'],
  ['this machine as IPv4 in IPv6', '[::ffff:127.0.0.1]'],
  ['a private network', '192.168.1.5'],
  ['a private network as IPv4 in IPv6', '[::ffff:a00:1]'],
  ['a private network behind NAT64', '[64:ff9b::a00:1]'],
  ['a private network over IPv6', '[fd12::1]'],
  ['a network shared by a provider', '100.100.100.200'],
  ['the metadata of a cloud machine', '169.254.169.254'],
  ['the metadata of a cloud machine over IPv6', '[fd00:ec2::254]'],
  ['this link', '[fe80::1]'],
])('refuses %s', (_what, host) => {
  const { hostname } = new URL(`https://${host}/hook`);
  expect(isPrivateHost(hostname, [])).toBe(true);
  expect(isPrivateHost(hostname, ['10.9.9.9'])).toBe(true);
});

it.each(['crm.example', '8.8.8.8', '[2606:4700::1111]'])('takes the public %s', (hostname) => {
  expect(isPrivateHost(hostname, [])).toBe(false);
});

it.each([
  ['an address', '10.2.3.4', '10.2.3.4'],
  ['a range', '10.2.3.4', '10.2.0.0/16'],
  ['an address over IPv6', '[fd12::1]', 'fd12::1'],
  ['a name', 'localhost', 'localhost'],
  ['the address of a name', 'localhost', '127.0.0.1'],
])('takes %s that is allowed', (_what, hostname, entry) => {
  expect(isPrivateHost(hostname, [entry])).toBe(false);
});

it('gives out the public addresses of a name alone', async () => {
  expect(await lookUp(['10.0.0.1', '8.8.8.8', '::1'])).toEqual(['8.8.8.8']);
});

it('refuses a name that leads into a private network', async () => {
  await expect(lookUp(['10.0.0.1', 'fe80::1'])).rejects.toMatchObject({ code: 'EPRIVATE' });
  expect(await lookUp(['10.0.0.1'], ['10.0.0.0/8'])).toEqual(['10.0.0.1']);
  expect(await lookUp(['10.0.0.1'], ['crm.example'])).toEqual(['10.0.0.1']);
});

/** What a connection to `crm.example` may go to, if its name server knows these addresses. */
function lookUp(known: string[], allowed: string[] = []): Promise<string[]> {
  const found: LookupAddress[] = known.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const resolve = ((_host: string, _options: object, answer: (error: null, found: LookupAddress[]) => void) =>
    answer(null, found)) as typeof lookup; // one of its many forms is called
  return new Promise((resolved, rejected) => {
    lookupAllowed(allowed, resolve)('crm.example', { all: true }, (error, addresses) =>
      error
        ? rejected(error)
        : resolved([addresses].flat().map((one) => (typeof one === 'string' ? one : one.address))),
    );
  });
}
