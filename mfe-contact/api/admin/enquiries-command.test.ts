import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { enquiry, readRows } from '../testing/open-contact-service.ts';
import { postEnquiry, startService, until } from '../testing/service-process.ts';

// Each command is its own process and takes a second or two to start on a busy machine.
const timeoutMs = 60_000;

it(
  'lists without names, exports everything and erases while the service runs',
  async () => {
    const dataDir = temporaryFolder();
    const service = await startService(dataDir);
    const reference = await postEnquiry(service.address, '203.0.113.7', { companyName: '=HYPERLINK("x")' });
    const other = await postEnquiry(service.address, '203.0.113.8', {
      emailId: 'ravi@office.example',
      fullName: 'Ravi',
    });
    await until(
      async () =>
        (await readdir(`${dataDir}/outbox`).catch(() => [])).filter((file) => file.endsWith('.eml')).length === 2,
    );

    const list = await enquiries(dataDir, 'list');
    expect(list).toMatchObject({ code: 0, stderr: '' });
    expect(list.stdout).toMatch(new RegExp(`^${reference} .*/contact +email written$`, 'm'));
    expect(list.stdout).not.toMatch(/Asha|school|taps/);

    const exported = await enquiries(dataDir, 'export', '--csv');
    expect(exported.stdout).toContain(`Asha Verma,asha@school.example,9876543210,"'=HYPERLINK(""x"")",`);
    expect(exported.stdout.trim().split('\r\n')).toHaveLength(3);

    expect(await enquiries(dataDir, 'erase', 'ASHA@school.example', '--dry-run')).toMatchObject({
      code: 0,
      stdout: '1 enquiries and 0 subscriptions would be erased.\n',
    });
    expect(await enquiries(dataDir, 'erase', 'ASHA@school.example', '--json')).toMatchObject({
      code: 0,
      stdout: '{"enquiries":1,"subscriptions":0}\n',
    });
    expect(await enquiries(dataDir, 'erase', 'ASHA@school.example')).toMatchObject({ code: 3 });
    expect(await bytesOf(dataDir)).not.toMatch(/asha@school\.example|Asha Verma/);

    await service.stop();
    expect((await readRows(dataDir)).enquiries.map((row) => row.reference)).toEqual([other]);
    expect(await enquiries(dataDir, 'list', '--json')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`"reference":"${other}"`),
    });
  },
  timeoutMs,
);

it(
  'lists dead deliveries and retries them',
  async () => {
    const dataDir = temporaryFolder();
    const service = await startService(dataDir, { SMTP_URL: 'smtp://127.0.0.1:1' });
    const reference = (await postEnquiry(service.address)) ?? '';
    await service.stop();
    await readRows(dataDir, (database) =>
      database.updateTable('deliveries').set({ state: 'dead', attempts: 20, last_error: 'SMTP 550' }).execute(),
    );
    expect((await enquiries(dataDir, 'list', '--dead')).stdout).toContain(`${reference}  `);
    expect((await enquiries(dataDir, 'list', '--dead')).stdout).toContain('email dead (SMTP 550, 20 attempts)');
    expect(await enquiries(dataDir, 'retry', reference)).toMatchObject({
      code: 0,
      stdout: '1 deliveries are due again.\n',
    });
    expect((await readRows(dataDir)).deliveries).toEqual([expect.objectContaining({ state: 'waiting', attempts: 0 })]);
    expect(await enquiries(dataDir, 'retry', 'SEV-2222-2222')).toMatchObject({ code: 3 });
  },
  timeoutMs,
);

it(
  'lists dead mails to subscribers by id, without an address',
  async () => {
    const dataDir = temporaryFolder();
    await (await startService(dataDir)).stop();
    await readRows(dataDir, async (database) => {
      const subscription = {
        id: 'sub-1',
        email_id: 'asha@school.example',
        email_key: 'asha@school.example',
        wording: 'I agree.',
        source: '/blogs',
      };
      await database
        .insertInto('subscriptions')
        .values({ ...subscription, requested_at: '2026-11-20T08:00:00.000Z', confirmed_at: null, left_at: null })
        .execute();
      const delivery = {
        id: 'del-1',
        enquiry_id: null,
        subscription_id: 'sub-1',
        channel: 'confirmation' as const,
        state: 'dead' as const,
      };
      const times = { next_attempt_at: '2026-11-20T08:00:00.000Z', settled_at: '2026-11-20T09:00:00.000Z' };
      await database
        .insertInto('deliveries')
        .values({ ...delivery, ...times, attempts: 20, last_error: 'SMTP 550' })
        .execute();
    });
    const { stdout } = await enquiries(dataDir, 'list', '--dead');
    expect(stdout).toMatch(/^sub-1 .* \/blogs +confirmation dead \(SMTP 550, 20 attempts\)$/m);
    expect(stdout).not.toContain('asha');
    expect((await enquiries(dataDir, 'list')).stdout).not.toContain('sub-1');
  },
  timeoutMs,
);

it(
  'writes an export that only its owner can read, and overwrites no file',
  async () => {
    const dataDir = temporaryFolder();
    const out = path.join(temporaryFolder(), 'enquiries.csv');
    expect(await enquiries(dataDir, 'export', '--out', out)).toMatchObject({ code: 0, stdout: '' });
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(await enquiries(dataDir, 'export', '--out', out)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('EEXIST'),
    });
  },
  timeoutMs,
);

it(
  'prints its help, and exits with 2 after a wrong command',
  async () => {
    const dataDir = temporaryFolder();
    expect(await enquiries(dataDir, '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Exit codes: 0 done, 1 failed, 2 wrong usage, 3 nothing found.'),
    });
    expect(await enquiries(dataDir, 'destroy')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no "destroy".'),
    });
  },
  timeoutMs,
);

async function enquiries(dataDir: string, ...args: string[]) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const [program, ...words] = String(scripts.enquiries).split(' ');
  if (program !== 'node') throw new Error('`npm run enquiries` was expected to start with node.');
  const command = spawn(process.execPath, [...words, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  return { stdout, stderr, code };
}

/** All files below a folder as one string. */
async function bytesOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n');
}

// Proves that the search for erased data above would find it: it could not if rows were not stored as plain text.
it('finds an enquiry in the bytes before it is erased', async () => {
  const dataDir = temporaryFolder();
  const service = await startService(dataDir);
  await postEnquiry(service.address);
  expect(await bytesOf(dataDir)).toContain(enquiry.emailId);
});
