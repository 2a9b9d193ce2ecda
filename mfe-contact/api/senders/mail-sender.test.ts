import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { dayMs } from '@site/text/indian-time';
import { complaintOpening } from '../../contract/enquiry.ts';
import { sweepOutbox } from '../outbox/mail-transport.ts';
import type { EnquiryRow } from '../tables.ts';
import { morning, openMail, openOutbox } from '../testing/open-outbox.ts';

// Domains as the setting gives them.
const people = [
  { name: 'Asha', address: 'asha@xn--bcher-kva.example' },
  { name: 'Ravi', address: 'ravi@sevantra.example' },
];

it('mails an enquiry to the sales desk, with the sender to reply to', async () => {
  const { server, outbox, sender } = await open();
  await outbox.sendAll(sender);
  expect(server.received.map(({ to }) => to)).toEqual([['desk@sevantra.example']]);
  const { source = '' } = server.received[0] ?? {};
  expect(header(source, 'Reply-To')).toBe('Asha Verma <asha@school.example>');
  expect(header(source, 'Subject')).toContain(outbox.reference);
  expect(source).toContain('Two taps leak in the science wing.');
  expect(source).toContain('20 Nov 2026, 9:00');
  const [forVisitors = '', forSales] = source.replace(/=\r\n/g, '').split(/^-- $|^--=20$/m);
  expect(forVisitors).not.toContain('/enquiry');
  expect(forSales).toMatch(/remove these lines from a reply.*\/enquiry/s);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 1, last_error: null }]);
});

it('greets the mail server with the host of SITE_URL', async () => {
  const { server, outbox, sender } = await open();
  await outbox.sendAll(sender);
  expect(server.received.map(({ greeting }) => greeting)).toEqual(['www.sevantra.example']);
});

it('sends no password and no mail without encryption, unless a setting allows it', async () => {
  const { server, outbox } = await open();
  const withPassword = server.url.replace('://', '://desk:secret@');
  await outbox.sendAll(outbox.overSmtp(withPassword));
  expect([server.received, server.users]).toEqual([[], []]);
  const reason = 'the mail server offers no encryption; SMTP_PLAIN=yes would allow mail without it';
  expect(await outbox.rows()).toMatchObject([{ state: 'waiting', last_error: reason }]);
  outbox.pass(60_000);
  await outbox.sendAll(outbox.overSmtp(withPassword, undefined, true));
  expect(server.users).toEqual(['desk']);
  expect(server.received).toHaveLength(1);
});

it('sends no mail without encryption to another machine', async () => {
  const { server, outbox } = await open();
  // A name for this machine that does not say so.
  await outbox.sendAll(outbox.overSmtp(server.url.replace('127.0.0.1', '0.0.0.0')));
  expect(server.received).toEqual([]);
  expect(await outbox.rows()).toMatchObject([{ last_error: expect.stringContaining('SMTP_PLAIN=yes') }]);
});

it('mails the desk before strangers who came first', async () => {
  const { server, outbox, sender } = await open({ kinds: ['acknowledgement', 'email'] });
  await outbox.database.updateTable('deliveries').set({ next_attempt_at: outbox.clock().toISOString() }).execute();
  const later = new Date(outbox.clock().getTime() + 1).toISOString();
  await outbox.database
    .updateTable('deliveries')
    .set({ next_attempt_at: later })
    .where('channel', '=', 'email')
    .execute();
  outbox.pass(1_000);
  await outbox.sendAll(sender);
  expect(server.received.map(({ to }) => to)).toEqual([['desk@sevantra.example'], ['asha@school.example']]);
});

it('leaves a mail in the outbox folder that is being written, and removes what was erased', async () => {
  const { outbox } = await open();
  const folder = temporaryFolder();
  const [row] = await outbox.rows();
  for (const name of [`${row?.id}.eml.part`, 'erased.eml', 'erased-too.eml.part'])
    writeFileSync(path.join(folder, name), '');
  await sweepOutbox(outbox.database, folder);
  expect(readdirSync(folder)).toEqual([`${row?.id}.eml.part`]);
});

it('mails suspected spam with its reason and a link that says it is none', async () => {
  const { server, outbox, sender } = await open();
  await outbox.database.updateTable('enquiries').set({ held_reason: '12 links' }).execute();
  await outbox.sendAll(sender);
  const { source = '' } = server.received[0] ?? {};
  expect(header(source, 'Subject')).toBe(`Spam? Enquiry ${outbox.reference}: Verma Public School`);
  expect(source).toContain('This may be spam: 12 links.');
  expect(source).toContain('/enquiry?not-spam=');
});

it('titles a complaint as one, and names the page that its visitor came from', async () => {
  const { server, outbox, sender } = await open();
  const message = `${complaintOpening}\nSite: Sector 50`;
  await outbox.database.updateTable('enquiries').set({ message, came_from: '/plumbing-services' }).execute();
  await outbox.sendAll(sender);
  const { source = '' } = server.received[0] ?? {};
  expect(header(source, 'Subject')).toBe(`Complaint ${outbox.reference}: Verma Public School`);
  expect(source).toMatch(/^Came from: +\/plumbing-services/m);
});

it('thanks for a complaint as for one', async () => {
  const { server, outbox, sender } = await open({ kinds: ['acknowledgement'] });
  await outbox.database.updateTable('enquiries').set({ message: complaintOpening }).execute();
  await outbox.sendAll(sender);
  const { source = '' } = server.received[0] ?? {};
  expect(header(source, 'Subject')).toBe(`We have your complaint ${outbox.reference}`);
  expect(source).toContain('received your complaint.');
});

it('mails an enquiry to several people, once', async () => {
  const { server, outbox } = await open();
  await outbox.sendAll(outbox.overSmtp(server.url, people));
  const [mail, ...others] = server.received;
  // The server of this test decodes the domains of the envelope.
  expect([mail?.to, others]).toEqual([['asha@bücher.example', 'ravi@sevantra.example'], []]);
  expect(header(mail?.source ?? '', 'To')).toBe('Asha <asha@xn--bcher-kva.example>, Ravi <ravi@sevantra.example>');
});

it.each([450, 550])('tries again those of several people whom the mail server refused with %i', async (code) => {
  const { server, outbox } = await open({ refuse: (attempt) => ([1, 3].includes(attempt) ? code : undefined) });
  const sender = outbox.overSmtp(server.url, people);
  await outbox.sendAll(sender);
  const [asha, ravi] = ['asha@xn--bcher-kva.example', 'ravi@sevantra.example'];
  expect(server.received.map(({ to }) => to)).toEqual([[ravi]]);
  expect(await outbox.rows()).toMatchObject([
    { state: 'waiting', last_error: `SMTP ${code} The mailbox of … is full.`, still_to: asha },
  ]);
  for (const minutes of [1, 2]) {
    outbox.pass(minutes * 60_000);
    await outbox.sendAll(sender);
  }
  expect(server.received.map(({ to }) => to)).toEqual([[ravi], ['asha@bücher.example']]);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 3 }]);
});

it('counts a mail as sent once the setting no longer names the refused recipients', async () => {
  const { server, outbox } = await open({ refuse: (attempt) => (attempt === 1 ? 550 : undefined) });
  await outbox.sendAll(outbox.overSmtp(server.url, people));
  outbox.pass(60_000);
  await outbox.sendAll(outbox.overSmtp(server.url, people.slice(1)));
  expect(server.received).toHaveLength(1);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent' }]);
});

it('retries after a refusal, later each time, until it is accepted', async () => {
  const { server, outbox, sender } = await open({ refuse: (attempt) => (attempt < 3 ? 451 : undefined) });
  await outbox.sendAll(sender);
  expect(await outbox.rows()).toMatchObject([
    {
      state: 'waiting',
      attempts: 1,
      last_error: 'SMTP 451 The mailbox of … is full.',
      next_attempt_at: minutesLater(1),
    },
  ]);
  outbox.pass(59_000);
  await outbox.sendAll(sender);
  expect(server.attempts()).toBe(1);
  outbox.pass(1_000);
  await outbox.sendAll(sender);
  expect(await outbox.rows()).toMatchObject([{ state: 'waiting', attempts: 2, next_attempt_at: minutesLater(3) }]);
  outbox.pass(120_000);
  await outbox.sendAll(sender);
  expect(server.received).toHaveLength(1);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 3, last_error: null }]);
});

it('marks a message dead after twenty attempts, with the reason', async () => {
  const { server, outbox, sender } = await open({ refuse: () => 550 });
  for (let round = 0; round < 30; round++) {
    await outbox.sendAll(sender);
    outbox.pass(dayMs);
  }
  expect(server.attempts()).toBe(20);
  expect(await outbox.rows()).toMatchObject([
    { state: 'dead', attempts: 20, last_error: 'SMTP 550 The mailbox of … is full.' },
  ]);
});

it('waits while a mail server is down', async () => {
  const { server, outbox, sender } = await open();
  await server.close();
  await outbox.sendAll(sender);
  expect(await outbox.rows()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: expect.stringMatching(/^E[A-Z]+$/) },
  ]);
});

it('thanks the sender in our own words, and stops after a permanent refusal', async () => {
  const { server, outbox, sender } = await open({
    kinds: ['acknowledgement'],
    refuse: (attempt) => (attempt === 1 ? 550 : undefined),
  });
  await outbox.sendAll(sender);
  expect(await outbox.rows()).toMatchObject([{ state: 'dead', attempts: 1 }]);
  const second = await open({ kinds: ['acknowledgement'] });
  await second.outbox.sendAll(second.sender);
  expect(server.received).toEqual([]);
  const { to, source = '' } = second.server.received[0] ?? {};
  expect(to).toEqual(['asha@school.example']);
  expect(source.replace(/=\r\n/g, '')).toContain('We will call you by');
  expect(source).not.toMatch(/Asha|Verma|taps/);
});

it.each([
  ['a name', { full_name: 'Asha\r\nBcc: evil@x.example\r\n\r\nHello' }],
  ['a company', { company_name: 'Lotus\r\nBcc: evil@x.example' }],
  ['an address', { email_id: 'asha@school.example>\r\nBcc: <evil@x.example' }],
  ['two addresses', { email_id: 'asha@school.example, evil@x.example' }],
])('adds no header from %s that slipped past validation', async (_what, columns) => {
  const { to, source } = await mailAbout(columns);
  expect(to).toEqual(['desk@sevantra.example']);
  expect(headersOf(source)).not.toMatch(/^bcc:/im);
  expect(headersOf(source).match(/^(?:To|Subject|Reply-To|From):/gim)).toHaveLength(4);
});

it('shows characters that reverse or control text by their code', async () => {
  const { source, text } = await mailAbout({
    full_name: 'Asha \u202egnp',
    company_name: 'Lotus\u2066\u200b',
    message: 'one\n\u202etwo\u001b[2J',
  });
  expect(header(source, 'Subject')).toContain('Lotus\\u2066\\u200b');
  expect(header(source, 'Reply-To')).toMatch(/Asha .*u202egnp/);
  expect(text).toContain('Name:      Asha \\u202egnp\r\n');
  expect(text).toContain('one\r\n\\u202etwo\\u001b[2J\r\n');
});

it('isolates right-to-left words from the text around them', async () => {
  const { text } = await mailAbout({ full_name: 'احمد', company_name: 'شرکت 5', message: 'Hello\nپانی!' });
  expect(text).toContain('Name:      \u2068احمد\u2069');
  expect(text).toContain('Hello\r\n\u2068پانی!\u2069');
});

it('writes only headers that a server without SMTPUTF8 takes, and no encoded word that somebody typed', async () => {
  const { source } = await mailAbout({
    full_name: '=?utf-8?Q?spoof?=',
    company_name: '=?utf-8?Q?spoof?=',
    email_id: 'आशा@उदाहरण.भारत',
  });
  const headers = headersOf(source);
  expect(Buffer.byteLength(headers)).toBe(headers.length);
  expect(headers).not.toMatch(/^Reply-To:/im);
  expect(headers).not.toContain('=?utf-8?Q?spoof');
});

it('answers to an address whose domain is of another script', async () => {
  const { source } = await mailAbout({ email_id: 'asha@उदाहरण.भारत' });
  expect(header(source, 'Reply-To')).toContain('<asha@xn--p1b6ci4b4b3a.xn--h2brj9c>');
});

/** The mail to the desk about an enquiry with these columns, and its decoded text. */
async function mailAbout(columns: Partial<EnquiryRow>) {
  const { server, outbox, sender } = await open({ kinds: ['email'] });
  await outbox.database.updateTable('enquiries').set(columns).execute();
  await outbox.sendAll(sender);
  const { to, source = '' } = server.received[0] ?? {};
  const quotedPrintable = source.slice(source.indexOf('\r\n\r\n')).replace(/=\r\n/g, '');
  return { to, source, text: decodeURIComponent(quotedPrintable.replace(/=([0-9A-F]{2})/g, '%$1')) };
}

async function open({
  refuse,
  kinds,
}: {
  refuse?: (attempt: number) => number | undefined;
  kinds?: ('email' | 'acknowledgement')[];
} = {}) {
  const [server, outbox] = await Promise.all([openMail(refuse), openOutbox(undefined, kinds)]);
  return { server, outbox, sender: outbox.overSmtp(server.url) };
}

function headersOf(source: string): string {
  return source.slice(0, source.indexOf('\r\n\r\n'));
}

function header(source: string, name: string): string | undefined {
  const unfolded = headersOf(source).replace(/\r\n[ \t]+/g, ' ');
  return unfolded
    .split('\r\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);
}

function minutesLater(minutes: number): string {
  return new Date(morning.getTime() + minutes * 60_000).toISOString();
}
