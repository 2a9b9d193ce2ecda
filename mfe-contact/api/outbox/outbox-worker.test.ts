import { getEventListeners } from 'node:events';
import type { Database } from '../tables.ts';
import { openMail, openOutbox } from '../testing/open-outbox.ts';
import { beginSending, leaseMs } from './outbox-repository.ts';
import { pauseAfter } from './outbox-worker.ts';
import { type Sender, SendingFailed } from './sender.ts';

it.each([
  ['gives up a complete mail whose answer is lost', new Error('socket hang up'), 'dead', 'perhaps sent'],
  [
    'tries a complete mail again that the mail server refused',
    new SendingFailed({ reason: 'SMTP 451', isFinal: false, isRefused: true }),
    'waiting',
    'SMTP 451',
  ],
])('%s', async (_what, failure, state, reason) => {
  const rows = await afterAttempt(async ({ beforeEnd }) => {
    await beforeEnd();
    throw failure;
  });
  expect(rows).toMatchObject([{ state, last_error: reason, sending_at: null }]);
});

it('does not complete a mail that another process has taken over', async () => {
  let isCompleted = false;
  const outbox = await openOutbox();
  const rows = await afterAttempt(async ({ beforeEnd }) => {
    await outbox.database.updateTable('deliveries').set({ next_attempt_at: '2026-11-20T04:00:00.000Z' }).execute();
    await beforeEnd();
    isCompleted = true;
  }, outbox);
  expect(isCompleted).toBe(false);
  expect(rows).toMatchObject([{ state: 'waiting', next_attempt_at: '2026-11-20T04:00:00.000Z' }]);
});

it('stores the outcome of a mail once the database is back', async () => {
  const outbox = await openOutbox();
  let failures = 0;
  const faulty = outbox.database.withPlugin({
    transformQuery({ node }) {
      if (failures-- > 0) throw new Error('Connection terminated unexpectedly');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const send = async (context: Parameters<Sender['send']>[1]) => {
    await context.beforeEnd();
    failures = 2;
  };
  const rows = await afterAttempt(send, outbox, faulty);
  expect(failures).toBeLessThan(0);
  expect(rows).toMatchObject([{ state: 'sent' }]);
});

it('leaves no listener on the signal once a mail is sent', async () => {
  const { signal } = new AbortController();
  const outbox = await openOutbox();
  let listening = 0;
  const send = async () => {
    listening = getEventListeners(signal, 'abort').length;
    return 'sent' as const;
  };
  await outbox.sendAll({ kinds: ['email'], send }, signal);
  expect([listening, getEventListeners(signal, 'abort').length]).toEqual([1, 0]);
});

describe('after a kill', () => {
  it('sends an interrupted mail again under the same Message-ID', async () => {
    const { rows, ids, received } = await sendAfterKill(async () => {
      throw new Error('killed');
    });
    expect(received).toEqual([0, 1]);
    expect(ids).toEqual(rows.map(({ id }) => `<${id}@sevantra.example>`));
    expect(rows).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('sends no second mail where the first was complete', async () => {
    const { rows, received } = await sendAfterKill((markSending) => markSending());
    expect(received).toEqual([1, 1]);
    expect(rows).toMatchObject([{ state: 'dead', last_error: 'perhaps sent' }]);
  });
});

it('doubles the pause up to six hours', () => {
  const minutes = [1, 2, 3, 9, 10, 19].map((attempts) => pauseAfter(attempts) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
});

/** A mail that was claimed by a process that ended before it could settle it, and what another made of it. */
async function sendAfterKill(beforeEnd: (markSending: () => Promise<void>) => Promise<void>) {
  const [server, outbox] = await Promise.all([openMail(), openOutbox()]);
  const sender = outbox.overSmtp(server.url);
  const claimed = await outbox.claim(sender.kinds);
  if (!claimed) throw new Error('Nothing was due.');
  const markSending = async () => void (await beginSending(outbox.database, claimed, outbox.clock()));
  const context = { signal: new AbortController().signal, beforeEnd: () => beforeEnd(markSending) };
  await Promise.resolve(sender.send(claimed, context)).catch(() => {});
  const before = server.received.length;
  outbox.pass(leaseMs);
  await outbox.sendAll(sender);
  const rows = await outbox.rows();
  const ids = server.received.map(({ text }) => /^Message-ID: (\S+)/im.exec(text)?.[1]);
  return { rows, ids, received: [before, server.received.length] };
}

/** The outbox after one message was tried in this way. */
async function afterAttempt(
  send: (context: Parameters<Sender['send']>[1]) => Promise<void>,
  opened?: Awaited<ReturnType<typeof openOutbox>>,
  through?: Database,
) {
  const outbox = opened ?? (await openOutbox());
  const sender: Sender = { kinds: ['email'], send: (_message, context) => send(context).then(() => 'sent') };
  await outbox.sendAll(sender, undefined, through);
  return outbox.rows();
}
