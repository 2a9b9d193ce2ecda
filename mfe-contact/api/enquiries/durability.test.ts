import { temporaryFolder } from '@site/testing/temporary-folder';
import { postEnquiry, startService } from '../testing/service-process.ts';
import { readRows } from '../testing/stored-rows.ts';

/** `npm test crashes` asks for twenty. */
const killCount = Number(process.env.KILLS ?? 2);
const senderCount = 8;
const acknowledgedBeforeKill = 25;

it('keeps every acknowledged enquiry however often it is killed under load', async () => {
  const dataDir = temporaryFolder();
  const references: string[] = [];
  for (let kill = 0; kill < killCount; kill++) references.push(...(await killUnderLoad(dataDir)));
  const { enquiries, messages } = await readRows(dataDir);
  const stored = new Set(enquiries.map((row) => row.reference));
  expect(references.length).toBeGreaterThanOrEqual(killCount * acknowledgedBeforeKill);
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(messages.map((row) => row.enquiry_id).sort()).toEqual(enquiries.map((row) => row.id).sort());
  // Twenty kills take half a minute on two idle cores, longer beside other builds.
}, 180_000);

/** Sends from several clients at once until the service is killed. Returns the references it acknowledged. */
async function killUnderLoad(dataDir: string): Promise<string[]> {
  const service = await startService(dataDir);
  const references: string[] = [];
  const send = async (sender: number) => {
    for (let number = 0; ; number++) {
      const reference = await postEnquiry(service.address, `10.${sender}.${number >> 8}.${number & 255}`);
      if (reference === undefined) return;
      references.push(reference);
      // The enquiries of the other senders are in flight at this moment.
      if (references.length === acknowledgedBeforeKill) service.kill();
    }
  };
  await Promise.all([service.gone, ...Array.from({ length: senderCount }, (_, sender) => send(sender))]);
  return references;
}
