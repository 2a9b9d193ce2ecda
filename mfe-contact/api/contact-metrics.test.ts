import { createMetrics } from '@site/service/process/metrics';
import { testDatabases } from '@site/service/testing/databases';
import { reportContact } from './contact-metrics.ts';
import { noticesOf } from './outbox/outbox-reports.ts';
import { SendingFailed } from './outbox/sender.ts';
import { openOutbox } from './testing/open-outbox.ts';

describe.each(testDatabases())('outbox metrics on %s', (_kind, newLocation) => {
  it('count enquiries and messages by state', async () => {
    const { outbox, readings } = await open();
    expect(await readings()).toMatchObject({
      'site_enquiries{state="new"}': 1,
      'site_outbox_messages{kind="email",state="waiting"}': 1,
      'site_outbox_messages{kind="acknowledgement",state="waiting"}': 1,
    });
    await outbox.sendAll({ kinds: ['email'], send: async () => 'sent' });
    const refuse = () => Promise.reject(new SendingFailed({ reason: 'SMTP 550', isFinal: true }));
    await outbox.sendAll({ kinds: ['acknowledgement'], send: refuse });
    await outbox.database.updateTable('enquiries').set({ done_at: outbox.clock().toISOString() }).execute();
    expect(await readings()).toEqual({
      'site_enquiries{state="new"}': 0,
      'site_enquiries{state="suspected"}': 0,
      'site_enquiries{state="done"}': 1,
      'site_enquiries{state="spam"}': 0,
      'site_outbox_messages{kind="email",state="sent"}': 1,
      'site_outbox_messages{kind="acknowledgement",state="dead"}': 1,
      site_log_lines_lost_total: 0,
      site_outbox_given_up: 0,
      site_outbox_oldest_seconds: 0,
      site_retention_expired: 0,
    });
  });

  it('raise an alert for mails to ourselves only', async () => {
    const { outbox, readings } = await open();
    await outbox.sendAll({ kinds: ['email'], send: async () => 'sent' });
    outbox.pass(1_800_000);
    const calm = { site_outbox_given_up: 0, site_outbox_oldest_seconds: 0 };
    expect(await readings()).toMatchObject({
      'site_outbox_messages{kind="acknowledgement",state="waiting"}': 1,
      ...calm,
    });
    const rows = outbox.database.updateTable('deliveries').set({ state: 'dead', last_error: 'SMTP 550' });
    await rows.where('channel', '=', 'acknowledgement').execute();
    expect(await readings()).toMatchObject({ 'site_outbox_messages{kind="acknowledgement",state="dead"}': 1, ...calm });
    await rows.where('channel', '=', 'email').execute();
    expect(await readings()).toMatchObject({ site_outbox_given_up: 1 });
  });

  it('raise an alert for a mail that is perhaps sent until its enquiry is closed, for a refused one until it is sent', async () => {
    const { outbox, readings } = await open();
    const giveUp = (last_error: string) =>
      outbox.database.updateTable('deliveries').set({ state: 'dead', last_error }).execute();
    await giveUp('perhaps sent');
    expect(await readings()).toMatchObject({ site_outbox_given_up: 1 });
    await outbox.database.updateTable('enquiries').set({ done_at: outbox.clock().toISOString() }).execute();
    expect(await readings()).toMatchObject({ site_outbox_given_up: 0 });
    await giveUp('SMTP 550');
    expect(await readings()).toMatchObject({ site_outbox_given_up: 1 });
  });

  it('report how long the oldest enquiry has waited', async () => {
    const { outbox, readings } = await open();
    outbox.pass(1_800_000);
    await outbox.sendAll({ kinds: ['email'], send: () => Promise.reject(new Error('refused')) });
    expect(await readings()).toMatchObject({ site_outbox_oldest_seconds: 1_800 });
  });

  it('say for readiness that mail waits, with the sentence of the mail server, or was given up', async () => {
    const { outbox } = await open();
    const notices = () => noticesOf(outbox.database, outbox.clock());
    expect(await notices()).toEqual([]);
    const reason = 'SMTP 421 4.7.0 Try again later';
    await outbox.sendAll({
      kinds: ['email'],
      send: () => Promise.reject(new SendingFailed({ reason, isFinal: false })),
    });
    outbox.pass(11 * 60_000);
    expect(await notices()).toEqual([`An enquiry of 2026-11-20T03:30:00.000Z waits to be sent: ${reason}.`]);
    await outbox.database.updateTable('deliveries').set({ state: 'dead' }).execute();
    expect(await notices()).toEqual(['Given up: 1 messages; see npm run enquiries -- list --dead.']);
  });

  it('do not count what waits for a webhook that is no longer set', async () => {
    const { outbox, readings } = await open();
    outbox.pass(1_800_000);
    await outbox.database.updateTable('deliveries').set({ channel: 'webhook' }).execute();
    expect(await readings()).toMatchObject({ site_outbox_oldest_seconds: 0 });
  });

  async function open() {
    const outbox = await openOutbox(await newLocation(), ['email', 'acknowledgement']);
    const metrics = createMetrics('contact');
    reportContact(metrics, { ...outbox, retentionMonths: 24, webhook: undefined });
    return { outbox, readings: async () => readingsIn(await metrics.text()) };
  }
});

/** Values of our own metrics by name and labels. */
function readingsIn(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith('site_'));
  const pairs = lines.map((line) =>
    line
      .replace(/,?process="contact"/, '')
      .replace('{}', '')
      .split(' '),
  );
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value)]));
}
