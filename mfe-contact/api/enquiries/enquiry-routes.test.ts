import { callDeadline } from '../../contract/office-hours.ts';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { openContactService } from '../testing/open-contact-service.ts';
import { site } from '../testing/stored-rows.ts';

/** One service for all tests of refusals, because nothing is stored there. */
const shared = openContactService();

it('stores an enquiry with its message before it answers with the reference', async () => {
  const contact = await openContactService();
  const response = await contact.send({ ...sampleEnquiry, fullName: ' Asha Verma ', contactNumber: '+91 98765 43210' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    status: 'success',
    data: {
      reference: expect.stringMatching(/^SEV-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      callBy: callDeadline(new Date()).toISOString(),
    },
  });
  const { enquiries, messages } = await contact.storedRows();
  expect(enquiries).toMatchObject([
    {
      reference: response.json().data.reference,
      full_name: 'Asha Verma',
      contact_number: '9876543210',
      source: '/contact',
    },
  ]);
  expect(messages).toMatchObject([{ enquiry_id: enquiries[0]?.id, state: 'waiting', attempts: 0 }]);
});

it.each([
  [
    'an empty one',
    {},
    {
      fullName: 'Please enter name.',
      emailId: 'Please enter email address.',
      contactNumber: 'Please enter phone number.',
      companyName: 'Please enter company name.',
      message: 'Please enter message.',
    },
  ],
  [
    'an invisible one',
    { ...sampleEnquiry, fullName: 'Asha \u202egnp.tnemyap', companyName: '\u00ad', message: '\u200b\u200b' },
    {
      fullName: 'Please remove hidden characters from the name.',
      companyName: 'Please enter company name.',
      message: 'Please enter message.',
    },
  ],
  [
    'a request for a quote',
    { kind: 'quote', contactNumber: '12' },
    {
      fullName: 'Please enter name.',
      emailId: 'Please enter email address.',
      contactNumber: 'Please enter valid phone number.',
      message: 'Please enter message.',
    },
  ],
])('names every field of %s that breaks a rule', async (_what, body, fields) => {
  const response = await (await shared).send(body);
  expect([response.statusCode, response.json().error.fields]).toEqual([422, fields]);
});

it('suspects an enquiry whose honeypot is filled, and stores it under the reference that it answers', async () => {
  const contact = await openContactService();
  const response = await contact.send({ ...sampleEnquiry, form_botcheck: 'https://spam.example' });
  expect(response.statusCode).toBe(201);
  const { reference } = response.json().data;
  expect((await contact.storedRows()).enquiries).toMatchObject([{ reference, held_reason: 'hidden field filled in' }]);
});

it('stores an enquiry without the fields that it does not know', async () => {
  const contact = await openContactService();
  const response = await contact.send({ ...sampleEnquiry, city: 'Nagpur', source: '/elsewhere', held_reason: 'none' });
  expect(response.statusCode).toBe(201);
  expect((await contact.storedRows()).enquiries).toMatchObject([
    { full_name: sampleEnquiry.fullName, source: '/contact', held_reason: null },
  ]);
});

it('stores an attack as plain text', async () => {
  const contact = await openContactService();
  const message = `'); drop table enquiries; -- <script>alert(1)</script> \${7*7}`;
  await contact.send({ ...sampleEnquiry, message });
  expect((await contact.storedRows()).enquiries.map((row) => row.message)).toEqual([message]);
});

it('gives the same response to the same key and body', async () => {
  const contact = await openContactService();
  const first = await contact.send(sampleEnquiry, { 'idempotency-key': 'attempt-0001' });
  const second = await contact.send(
    { ...sampleEnquiry, message: `${sampleEnquiry.message}  ` },
    { 'idempotency-key': 'attempt-0001' },
  );
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect((await contact.storedRows()).enquiries).toHaveLength(1);
});

it('stores a retry without a key once where the service has its own origin', async () => {
  const contact = await openContactService({ pageOrigin: site });
  const responses = [await contact.send(sampleEnquiry), await contact.send(sampleEnquiry)];
  await contact.send({ ...sampleEnquiry, message: 'Another one.' });
  expect(responses[1]?.body).toBe(responses[0]?.body);
  expect((await contact.storedRows()).enquiries).toHaveLength(2);
});

it('refuses a key used for another enquiry', async () => {
  const contact = await openContactService();
  await contact.send(sampleEnquiry, { 'idempotency-key': 'attempt-0001' });
  const response = await contact.send(
    { ...sampleEnquiry, message: 'Another one.' },
    { 'idempotency-key': 'attempt-0001' },
  );
  expect(response.statusCode).toBe(422);
  expect(response.json().error.code).toBe('idempotency_key_reused');
});

it('refuses a malformed key', async () => {
  const response = await (await shared).send(sampleEnquiry, { 'idempotency-key': 'a b' });
  expect(response.statusCode).toBe(400);
  expect(response.json().error.code).toBe('idempotency_key_invalid');
});

it('stores a request for a quote with the page it came from', async () => {
  const contact = await openContactService();
  const { fullName, emailId, message } = sampleEnquiry;
  const response = await contact.send(
    { kind: 'quote', fullName, emailId, message },
    { 'enquiry-source': '/education' },
  );
  expect(response.statusCode).toBe(201);
  expect((await contact.storedRows()).enquiries).toMatchObject([
    { full_name: fullName, contact_number: '', company_name: '', source: '/education' },
  ]);
});

it.each([
  ['/education', '/education'],
  ['https://elsewhere.example/', null],
])('takes the page of the form from a header, and ignores other text there: %s', async (sent, source) => {
  const contact = await openContactService();
  expect((await contact.send(sampleEnquiry, { 'enquiry-source': sent })).statusCode).toBe(201);
  expect((await contact.storedRows()).enquiries).toMatchObject([{ source }]);
});

it.each<[string, Record<string, string>]>([
  ['a header', { 'enquiry-campaign': 'utm_source=google&utm_medium=cpc&utm_campaign=noida&x=1' }],
  [
    "the address of the form's page",
    { referer: `${site}/contact?utm_source=google&utm_medium=cpc&utm_campaign=noida` },
  ],
])('takes the campaign from %s', async (_where, headers) => {
  const contact = await openContactService();
  await contact.send(sampleEnquiry, headers);
  expect((await contact.storedRows()).enquiries).toMatchObject([
    { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'noida' },
  ]);
});
