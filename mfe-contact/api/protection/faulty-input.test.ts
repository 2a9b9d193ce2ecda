import type { InjectOptions } from 'fastify';
import { openContactService } from '../testing/open-contact-service.ts';
import { enquiry, site } from '../testing/stored-rows.ts';

const faulty: [what: string, payload: InjectOptions['payload'], status: number][] = [
  ['NUL characters', { ...enquiry, message: 'a\u0000b' }, 422],
  ['half of a surrogate pair', { ...enquiry, fullName: '\ud800' }, 422],
  ['numbers for texts', { ...enquiry, fullName: 1e300, message: 7 }, 422],
  ['lists for texts', { ...enquiry, fullName: ['Asha'], emailId: { $ne: null } }, 422],
  ['an unknown field', { ...enquiry, isAdmin: true }, 422],
  ['a list', [enquiry], 422],
  ['deep JSON', `${'['.repeat(15_000)}${']'.repeat(15_000)}`, 422],
  ['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 422],
  ['a huge body', `"${'x'.repeat(2_000_000)}"`, 413],
  ['a prototype key', '{"__proto__":{"website":"x"}}', 400],
  ['a constructor key', '{"constructor":{"prototype":{"website":"x"}}}', 400],
  ['nothing', '', 400],
  ['null', 'null', 422],
];

it('refuses faulty input of every kind, and stores nothing of it', async () => {
  const contact = await openContactService();
  for (const [what, payload, status] of faulty) {
    const { statusCode, body } = await contact.send(payload, { 'content-type': 'application/json' });
    expect([what, statusCode]).toEqual([what, status]);
    expect(JSON.parse(body)).toMatchObject({ status: 'error', error: { code: expect.any(String) } });
  }
  expect((await contact.storedRows()).enquiries).toEqual([]);
});

it('refuses a body that is no UTF-8 without a 5xx', async () => {
  const contact = await openContactService();
  const response = await contact.send(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {
    'content-type': 'application/json',
    origin: site,
  });
  expect(response.statusCode).toBe(400);
});
