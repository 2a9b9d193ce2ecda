import { createServer } from 'node:net';
import { listenHere } from '@site/service/testing/http';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { dayMs } from '../calendar.ts';
import { listenAsService } from '../testing/open-contact-service.ts';
import { runEnquiries } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';
import { readRows } from '../testing/stored-rows.ts';

it('keeps everything under a clock 1,100 days ahead, says so, and erases on a person’s word', async () => {
  const dataDir = temporaryFolder();
  const before = await listenAsService(dataDir, { ENQUIRY_MAIL: 'yes' });
  await postEnquiry(before.address);
  await before.stop();
  await setBack(dataDir, 1_100);

  const probe = createServer();
  const { port: metricsPort } = new URL(await listenHere(probe));
  probe.close();
  const ahead = await listenAsService(dataDir, { METRICS_PORT: metricsPort });
  const [notice] = (await (await fetch(`${ahead.address}/_/ready`)).json()).data.notices;
  expect(notice).toContain('erase-expired --confirm');
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('site_retention_paused{process="contact"} 1');
  expect(metrics).toContain('site_retention_expired{process="contact"} 1');
  await ahead.stop();
  expect(ahead.log()).toContain('No expired data is erased');
  expect(await readRows(dataDir)).toMatchObject({ enquiries: [{}], messages: [{}] });

  const service = await listenAsService(dataDir);
  const outcome = await runEnquiries(dataDir, ['erase-expired']);
  expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('No expired data is erased') });
  expect(outcome.stdout).toContain('1 enquiries and 0 subscriptions have expired by this clock.');
  const erased = await runEnquiries(dataDir, ['erase-expired', '--confirm']);
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining('1 enquiries') });
  expect(await runEnquiries(dataDir, ['erase-expired', '--confirm'])).toMatchObject({ code: 3 });
  expect((await (await fetch(`${service.address}/_/ready`)).json()).data).not.toHaveProperty('notices');
  await service.stop();
  expect(await readRows(dataDir)).toMatchObject({ enquiries: [], messages: [] });
});

/** Moves all stored times back by that many days, so that the next service finds its clock that far ahead. */
async function setBack(dataDir: string, days: number) {
  const at = new Date(Date.now() - days * dayMs).toISOString();
  await readRows(dataDir, async (database) => {
    await database.updateTable('enquiries').set({ received_at: at, kept_from: at }).execute();
    await database.updateTable('deliveries').set({ settled_at: at }).execute();
    await database.updateTable('clock_marks').set({ seen_at: at, retention_at: at }).execute();
  });
}
