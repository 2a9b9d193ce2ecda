import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { commandTimeoutMs, runEnquiries } from '../testing/run-enquiries.ts';
import { postEnquiry, startService } from '../testing/service-process.ts';

it(
  'exports everything as CSV while the service runs',
  async () => {
    const dataDir = temporaryFolder();
    const service = await startService(dataDir);
    const reference = (await postEnquiry(service.address, '203.0.113.7', { companyName: '=HYPERLINK("x")' })) ?? '';
    await postEnquiry(service.address, '203.0.113.8', { fullName: 'Ravi' });
    await runEnquiries(dataDir, ['done', reference, '--note', '=1+1 visits']);
    const { stdout } = await enquiries(dataDir, 'export', '--csv');
    expect(stdout).toContain(`Asha Verma,asha@school.example,9876543210,"'=HYPERLINK(""x"")",`);
    expect(stdout).toMatch(/^reference,receivedAt \(India\),/);
    expect(stdout).toMatch(/,\/contact,done,20\d\d-\d\d-\d\d \d\d:\d\d:\d\d,meena,"'=1\+1 visits"\r\n/);
    expect(stdout.trim().split('\r\n')).toHaveLength(3);
    const onlyNew = await runEnquiries(dataDir, ['export', '--state', 'new']);
    expect(onlyNew.stdout.trim().split('\r\n')).toHaveLength(2);
    expect(onlyNew.stdout).toMatch(/,\/contact,new,,,\r\n$/);
  },
  commandTimeoutMs,
);

it(
  'writes an export that only its owner can read, and overwrites no file',
  async () => {
    const dataDir = temporaryFolder();
    // Creates the database, which a command never does.
    await (await startService(dataDir)).stop();
    const out = path.join(temporaryFolder(), 'enquiries.csv');
    expect(await runEnquiries(dataDir, ['export', '--out', out])).toEqual({ code: 0, stdout: '' });
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(await enquiries(dataDir, 'export', '--out', out)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('EEXIST'),
    });
  },
  commandTimeoutMs,
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
      stderr: expect.stringContaining("unknown command 'destroy'"),
    });
  },
  commandTimeoutMs,
);

async function enquiries(dataDir: string, ...args: string[]) {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const [program, ...scriptArgs] = String(scripts.enquiries).split(' ');
  if (program !== 'node') throw new Error('`npm run enquiries` was expected to start with node.');
  const command = spawn(process.execPath, [...scriptArgs, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, SUDO_USER: 'meena' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  return { stdout, stderr, code };
}
