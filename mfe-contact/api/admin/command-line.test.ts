import { readArguments, WrongUsage } from '@site/service/command-arguments';
import { enquiriesCommandLine } from './command-line.ts';
import { readDay } from './read-day.ts';

const readCommandLine = (args: string[]) => readArguments(enquiriesCommandLine, args) ?? { name: 'help' };

it.each([
  [[], { name: 'help' }],
  [['list', '--help'], { name: 'help' }],
  [['list', '--dead', '--json'], { name: 'list', isDead: true, filter: {}, format: 'json' }],
  [['export'], { name: 'export', filter: {}, format: 'csv', out: undefined }],
  [['export', '--json', '--out', 'file'], { name: 'export', filter: {}, format: 'json', out: 'file' }],
  [['show', 'sev-7k3m-92qx'], { name: 'show', reference: 'SEV-7K3M-92QX', format: 'text' }],
  [
    ['done', 'SEV-7K3M-92QX', '--note', ' Rang. ', '--by', 'Meena'],
    { name: 'done', reference: 'SEV-7K3M-92QX', note: 'Rang.', by: 'Meena', format: 'text' },
  ],
  [
    ['erase', 'sev-7k3m-92qx'],
    { name: 'erase', who: { by: 'reference', reference: 'SEV-7K3M-92QX' }, isRehearsal: false, format: 'text' },
  ],
  [
    ['erase', 'Asha@school.example', '--dry-run'],
    { name: 'erase', who: { by: 'email', email: 'Asha@school.example' }, isRehearsal: true, format: 'text' },
  ],
  [['allow', ' Asha@school.example'], { name: 'allow', email: 'Asha@school.example', format: 'text' }],
  [['erase-expired'], { name: 'erase-expired', isConfirmed: false, format: 'text' }],
  [['erase-expired', '--confirm', '--json'], { name: 'erase-expired', isConfirmed: true, format: 'json' }],
  [['retry'], { name: 'retry', reference: undefined, format: 'text' }],
])('reads %j', (args, command) => {
  expect(readCommandLine(args)).toEqual(command);
});

it.each([
  [['destroy'], 'There is no "destroy".'],
  [['erase'], '"erase" needs a reference or an email address.'],
  [['erase', 'Asha'], '"Asha" is no reference such as SEV-7K3M-92QX.'],
  [['erase', 'a@b.example', 'c@d.example'], '"c@d.example" is one word too many.'],
  [['erase', 'a@b.example', '--dead'], '"erase" takes no --dead.'],
  [['list', 'SEV-7K3M-92QX'], '"list" takes no "SEV-7K3M-92QX".'],
  [['export', '--csv', '--json'], 'Choose one of --csv and --json.'],
  [['allow', 'SEV-7K3M-92QX'], '"allow" needs an email address.'],
  [['erase-expired', 'SEV-7K3M-92QX'], '"erase-expired" takes no "SEV-7K3M-92QX".'],
  [['erase', 'a@b.example', '--confirm'], '"erase" takes no --confirm.'],
  [['list', '--dread'], "Unknown option '--dread'"],
  [['list', '--dead', '--state', 'new'], '"list" takes no --state.'],
  [['list', '--state', 'old'], '--state must be new or done, but is "old".'],
  [['list', '--since', '31-02-2026'], '--since must be a day such as 21-11-2026, today or yesterday'],
  [['done'], '"done" needs a reference such as SEV-7K3M-92QX.'],
  [['done', 'SEV-7K3M-92QX', '--note', 'x'.repeat(1001)], 'A note may have 1000 characters at most.'],
  [['done', 'SEV-7K3M-92QX', '--by', ' '], 'A name has 1 to 100 characters, on one line.'],
])('says what is wrong with %j', (args, sentence) => {
  const read = () => readCommandLine(args);
  expect(read).toThrow(WrongUsage);
  expect(read).toThrow(sentence);
});

it.each([
  ['21-11-2026', '2026-11-20T18:30:00.000Z'],
  ['1/2/2026', '2026-01-31T18:30:00.000Z'],
  ['2026-11-21', '2026-11-20T18:30:00.000Z'],
])('reads %s as a day in India', (day, start) => {
  expect(readCommandLine(['list', '--since', day, '--until', day])).toMatchObject({
    filter: { since: start, before: new Date(Date.parse(start) + 86_400_000).toISOString() },
  });
});

it('counts today from midnight in India', () => {
  const evening = new Date('2026-11-20T19:00:00.000Z');
  expect(readDay('since', 'today', evening).toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(readDay('since', 'Yesterday', evening).toISOString()).toBe('2026-11-19T18:30:00.000Z');
});
