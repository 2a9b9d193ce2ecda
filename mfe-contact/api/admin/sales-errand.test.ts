import { temporaryFolder } from '@site/testing/temporary-folder';
import { listenAsService } from '../testing/open-contact-service.ts';
import { commandTimeoutMs, runEnquiries } from '../testing/run-enquiries.ts';
import { postEnquiry } from '../testing/service-process.ts';
import { readRows } from '../testing/stored-rows.ts';

const note = 'Visit agreed for Monday';

it(
  'serves a sales day: list, show, done, list again',
  async () => {
    const dataDir = temporaryFolder();
    const service = await listenAsService(dataDir, { LOG_LEVEL: 'debug' });
    const reference = (await postEnquiry(service.address)) ?? '';
    const other = await postEnquiry(service.address, '203.0.113.8', { fullName: 'Ravi Rao', companyName: 'Rao Mills' });
    const sales = async (...args: string[]) => (await runEnquiries(dataDir, args)).stdout;

    const all = await sales('list', '--since', 'yesterday');
    expect(all).toMatch(
      new RegExp(`^${reference}  \\d\\d \\w{3} \\d\\d:\\d\\d  new +Asha Verma +Verma .*Two taps`, 'm'),
    );
    expect(all).toMatch(new RegExp(`^${other} .*Ravi Rao +Rao Mills`, 'm'));
    expect(all).toContain('\n2 new, 0 done.\n');

    const shown = await sales('show', reference.toLowerCase());
    for (const part of ['asha@school.example', '+91 9876543210', 'Verma Public School', 'in the science wing.'])
      expect(shown).toContain(part);

    expect(await sales('done', reference, '--note', note)).toMatch(new RegExp(`^${reference} is done by meena on `));
    const done = await sales('list', '--state', 'done');
    expect(done).toMatch(new RegExp(`^${reference} .* done \\d\\d \\w{3}, meena +Asha Verma`, 'm'));
    expect(done).toContain('\n0 new, 1 done.\n');
    expect(await sales('list', '--state', 'new')).not.toContain('Asha');
    expect(await sales('show', reference)).toMatch(/^State: +done by meena on .*\nNote: +Visit agreed for Monday$/m);

    await service.stop();
    const log = service.log();
    for (const personal of ['Asha', 'Ravi', note, 'meena']) expect(log).not.toContain(personal);
  },
  commandTimeoutMs,
);

it(
  'keeps who was first, renews the note, and reopens',
  async () => {
    const dataDir = temporaryFolder();
    const service = await listenAsService(dataDir);
    const reference = (await postEnquiry(service.address)) ?? '';
    await service.stop();
    const rowAfter = async (...args: string[]) => {
      expect(await runEnquiries(dataDir, args)).toMatchObject({ code: 0 });
      const [row] = (await readRows(dataDir)).enquiries;
      return { by: row?.done_by, isDone: row?.done_at !== null, note: row?.note };
    };
    expect(await rowAfter('done', reference, '--by', 'Meena', '--note', note)).toEqual({
      by: 'Meena',
      isDone: true,
      note,
    });
    expect(await rowAfter('done', reference, '--by', 'Ravi')).toEqual({ by: 'Meena', isDone: true, note });
    expect(await rowAfter('reopen', reference)).toEqual({ by: null, isDone: false, note });
    expect(await rowAfter('done', reference, '--by', 'Ravi', '--note', '')).toEqual({
      by: 'Ravi',
      isDone: true,
      note: null,
    });
  },
  commandTimeoutMs,
);

it(
  'says that there is no such enquiry',
  async () => {
    const dataDir = temporaryFolder();
    await readRows(dataDir);
    for (const command of ['show', 'done', 'reopen'])
      expect(await runEnquiries(dataDir, [command, 'SEV-2222-2222'])).toMatchObject({
        code: 3,
        stdout: 'There is no enquiry of this reference.\n',
      });
  },
  commandTimeoutMs,
);
