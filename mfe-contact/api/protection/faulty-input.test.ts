import { openContactService } from '../testing/open-contact-service.ts';
import { enquiry, site } from '../testing/stored-rows.ts';

it.each([
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
])('refuses %s', async (_what, payload, status) => {
  const contact = await openContactService();
  const response = await contact.send(payload, { 'content-type': 'application/json' });
  expect(response.statusCode).toBe(status);
  expectEnvelope(response.statusCode, response.body);
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

function expectEnvelope(status: number, body: string) {
  expect(status).toBeLessThan(500);
  const expected =
    status === 201
      ? { status: 'success', data: { reference: expect.any(String) } }
      : { status: 'error', error: { code: expect.any(String) } };
  expect(JSON.parse(body)).toMatchObject(expected);
}
