import { temporaryFolder } from '@site/testing/temporary-folder';
import { readRows } from '../testing/open-contact.ts';
import { sendEnquiry, startService } from '../testing/service-process.ts';

const KILLS = 20;
const SENDERS = 8;
const ACKNOWLEDGED_BEFORE_KILL = 25;

it('keeps every acknowledged enquiry through twenty kills under load', async () => {
  const dataDir = temporaryFolder();
  const references: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) references.push(...(await killUnderLoad(dataDir)));
  const { enquiries, deliveries } = await readRows(dataDir);
  const stored = new Set(enquiries.map((row) => row.reference));
  expect(references.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL);
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(deliveries.map((row) => row.enquiry_id).sort()).toEqual(enquiries.map((row) => row.id).sort());
  // Half a minute on two idle cores; others may be building meanwhile.
}, 180_000);

/** Sends from several sides until the service, killed in the middle of it, is gone. Returns what it acknowledged. */
async function killUnderLoad(dataDir: string): Promise<string[]> {
  const service = await startService(dataDir);
  const references: string[] = [];
  const send = async (sender: number) => {
    for (let number = 0; ; number++) {
      const reference = await sendEnquiry(service.address, `10.${sender}.${number >> 8}.${number & 255}`);
      if (reference === undefined) return;
      references.push(reference);
      // Killed between two answers: enquiries of the other senders are under way at this moment.
      if (references.length === ACKNOWLEDGED_BEFORE_KILL) service.kill();
    }
  };
  await Promise.all([service.gone, ...Array.from({ length: SENDERS }, (_, sender) => send(sender))]);
  return references;
}
