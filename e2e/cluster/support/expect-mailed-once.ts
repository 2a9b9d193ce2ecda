import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from '@site/runner/parts';
import type { Member } from '../../support/member.ts';
import { runIn } from '../../support/run-in.ts';
import type { Cluster } from './open-cluster.ts';

/** The lease of a killed service on its mails expires after two minutes; then another service may send them. */
const leaseEndsMs = 180_000;

/** Every acknowledged enquiry is stored, and each stored one is mailed once or listed as perhaps sent. Prints how many. */
export async function expectMailedOnce({ members, mail, acknowledged }: Cluster): Promise<void> {
  const [contact] = members.contact;
  if (!contact) throw new Error('There is no contact service.');
  const read = async () => (await storedEnquiries(contact)).flatMap(({ outbox }) => outbox);
  await expect
    .poll(async () => (await read()).filter(({ state }) => state === 'waiting'), { timeout: leaseEndsMs })
    .toEqual([]);

  const stored = await storedEnquiries(contact);
  const references = new Set(stored.map(({ reference }) => reference));
  expect([...acknowledged].filter((reference) => !references.has(reference))).toEqual([]);
  const mailed = mail.received.map(({ text }) => /Reference: (SEV-\S+)/.exec(text)?.[1] ?? '');
  expect(mailed.length - new Set(mailed).size).toBe(0);
  const uncertain = stored.filter(({ outbox }) =>
    outbox.some(({ state, lastError }) => state === 'dead' && lastError === 'perhaps sent'),
  );
  const accounted = new Set([...mailed, ...uncertain.map(({ reference }) => reference)]);
  expect(stored.filter(({ reference }) => !accounted.has(reference))).toEqual([]);
  console.log(
    `${acknowledged.size} enquiries acknowledged, ${stored.length} stored, ${mailed.length} mailed, none twice; ${uncertain.length} listed as perhaps sent`,
  );
}

interface Stored {
  reference: string;
  outbox: { kind: string; state: string; lastError: string }[];
}

/** Lists the enquiries of `npm run enquiries -- export --json` on the machine of this contact service. */
async function storedEnquiries({ env: { DATA_DIR = '' } }: Member): Promise<Stored[]> {
  const script = path.join(root, 'mfe-contact/api/admin/enquiries-command.ts');
  const output = await runIn(root, process.execPath, ['--import', 'tsx/esm', script, 'export', '--json'], { DATA_DIR });
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
