import { backUp, restore } from '@site/service/database/backup';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import { postEnquiry, startService } from './testing/service-process.ts';
import { readRows } from './testing/stored-rows.ts';

const senderCount = 6;
const backupCount = 2;

it('restores every enquiry acknowledged before a backup under load', async () => {
  const [dataDir, backupDir] = [temporaryFolder(), temporaryFolder()];
  const { address } = await startService(dataDir);
  const acknowledged: (string | undefined)[] = [];
  let isOver = false;
  const send = async (sender: number) => {
    for (let number = 0; !isOver; number++)
      acknowledged.push(await postEnquiry(address, `10.${sender}.${number >> 8}.${number & 255}`));
  };
  const sending = Promise.all(Array.from({ length: senderCount }, (_, sender) => send(sender)));
  for (let round = 1; round <= backupCount; round++) {
    await until('twenty more enquiries that were acknowledged', () => acknowledged.length >= 20 * round, {
      timeoutMs: 60_000,
    });
    const before = [...acknowledged];
    const restored = `${temporaryFolder()}/data`;
    await restore(await backUp(dataDir, backupDir), restored);
    const { enquiries, messages } = await readRows(restored);
    const stored = new Set<string | undefined>(enquiries.map(({ reference }) => reference));
    expect(before.filter((reference) => !stored.has(reference))).toEqual([]);
    expect(messages.map((row) => row.enquiry_id).sort()).toEqual(enquiries.map((row) => row.id).sort());
  }
  isOver = true;
  await sending;
  // None was refused.
  expect(acknowledged).not.toContain(undefined);
});
