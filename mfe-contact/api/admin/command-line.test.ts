import { readdirSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf } from '@site/service/testing/processes';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { dayMs } from '@site/text/indian-time';
import { listedEnquiry } from '../testing/stored-rows.ts';
import type { Admin } from './admin-commands.ts';
import { parseDay } from './command-arguments.ts';
import { createEnquiriesProgram } from './command-line.ts';

const reference = 'SEV-7K3M-92QX';

it.each<[string[], keyof Admin, unknown]>([
  [['subscribers'], 'subscribers', undefined],
  [['show', 'sev-7k3m-92qx'], 'show', { reference }],
  [['find', ' Verma '], 'list', {}],
  [['done', reference, '--by', 'Meena'], 'handle', { reference, action: 'done', by: 'Meena' }],
  [['spam', reference], 'handle', { reference, action: 'spam', by: 'ravi' }],
  [['not-spam', reference], 'handle', { reference, action: 'not-spam', by: 'ravi' }],
  [['erase', 'sev-7k3m-92qx'], 'erase', { who: { by: 'reference', reference }, isDryRun: false }],
  [
    ['erase', 'Asha@school.example', '--dry-run'],
    'erase',
    { who: { by: 'email', email: 'Asha@school.example' }, isDryRun: true },
  ],
  [['allow', ' Asha@school.example'], 'allow', { email: 'Asha@school.example' }],
])('reads %j', async (args, command, request) => {
  const { asked } = await type(args);
  expect(asked[0]).toEqual([command, request]);
});

it.each([
  [
    ['erase', 'Asha'],
    "'Asha' is invalid for argument 'reference-or-email'. It must be a reference such as SEV-7K3M-92QX.",
  ],
  [['allow', reference], 'It must be an email address.'],
  [['list', '--dead', '--state', 'new'], "option '--dead' cannot be used with option '--state <state>'"],
  [['list', '--state', 'old'], 'Allowed choices are new, suspected, done, spam.'],
  [['list', '--since', '31-02-2026'], 'It must be a day such as 21-11-2026, today or yesterday.'],
  [['find', ' '], 'It must be a text to look for.'],
  [['done', reference, '--by', ' '], 'A name has 1 to 100 characters, on one line.'],
])('says what is wrong with %j, and does nothing', async (args, sentence) => {
  expect(await type(args)).toEqual({ stdout: '', stderr: expect.stringContaining(sentence), exitCode: 2, asked: [] });
});

it.each([
  ['21-11-2026', '2026-11-20T18:30:00.000Z'],
  ['1/2/2026', '2026-01-31T18:30:00.000Z'],
  ['2026-11-21', '2026-11-20T18:30:00.000Z'],
])('reads %s as a day in India', async (day, since) => {
  const before = new Date(Date.parse(since) + dayMs).toISOString();
  expect((await type(['list', '--since', day, '--until', day])).asked[0]).toEqual(['list', { since, before }]);
});

it('leaves no half of an export where it could not be finished', async () => {
  const folder = temporaryFolder();
  const list = jest.fn<ReturnType<Admin['list']>, []>().mockRejectedValue(new Error('no space left on device'));
  list.mockResolvedValueOnce([listedEnquiry]);
  const { exitCode, stderr } = await type(['export', '--out', path.join(folder, 'enquiries.csv')], { list });
  expect([exitCode, stderr]).toEqual([1, 'no space left on device\n']);
  expect(list).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toEqual([]);
});

it('counts today from midnight in India', () => {
  const evening = new Date('2026-11-20T19:00:00.000Z');
  expect(parseDay('today', evening).toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(parseDay('Yesterday', evening).toISOString()).toBe('2026-11-19T18:30:00.000Z');
});

/** What ravi prints, and the requests to the admin, which finds nothing. */
async function type(args: string[], changes: Partial<Admin> = {}) {
  const asked: [keyof Admin, unknown][] = [];
  const record = (command: keyof Admin, nothing: unknown) => async (request?: unknown) => {
    asked.push([command, request]);
    return nothing;
  };
  const admin = {
    list: record('list', []),
    show: record('show', null),
    handle: record('handle', null),
    subscribers: record('subscribers', []),
    erase: record('erase', { enquiries: 0, subscriptions: 0 }),
    allow: record('allow', { allowed: false }),
    ...changes,
  } as Admin; // no test types another command
  const program = createEnquiriesProgram({
    reachAdmin: () => admin,
    copyToPostgres: async () => [],
    write: () => {},
    user: 'ravi',
  });
  return { ...(await outcomeOf(program, args)), asked };
}
