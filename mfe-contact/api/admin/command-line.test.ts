import { readArguments, WrongUsage } from '@site/service/command-arguments';
import { enquiriesCommandLine } from './command-line.ts';

const readCommandLine = (args: string[]) => readArguments(enquiriesCommandLine, args) ?? { name: 'help' };

it.each([
  [[], { name: 'help' }],
  [['list', '--help'], { name: 'help' }],
  [['list', '--dead', '--json'], { name: 'list', isDead: true, format: 'json' }],
  [['export'], { name: 'export', format: 'csv', out: undefined }],
  [['export', '--json', '--out', 'file'], { name: 'export', format: 'json', out: 'file' }],
  [
    ['erase', 'sev-7k3m-92qx'],
    { name: 'erase', who: { by: 'reference', reference: 'SEV-7K3M-92QX' }, isRehearsal: false, format: 'text' },
  ],
  [
    ['erase', 'Asha@school.example', '--dry-run'],
    { name: 'erase', who: { by: 'email', email: 'Asha@school.example' }, isRehearsal: true, format: 'text' },
  ],
  [['retry'], { name: 'retry', reference: undefined, format: 'text' }],
])('reads %j', (args, command) => {
  expect(readCommandLine(args)).toEqual(command);
});

it.each([
  [['destroy'], 'There is no "destroy".'],
  [['erase'], '"erase" needs a reference or an e-mail address.'],
  [['erase', 'Asha'], '"Asha" is no reference such as SEV-7K3M-92QX.'],
  [['erase', 'a@b.example', 'c@d.example'], '"c@d.example" is one word too many.'],
  [['erase', 'a@b.example', '--dead'], '"erase" takes no --dead.'],
  [['list', 'SEV-7K3M-92QX'], '"list" takes no "SEV-7K3M-92QX".'],
  [['export', '--csv', '--json'], 'Choose one of --csv and --json.'],
  [['list', '--dread'], "Unknown option '--dread'"],
])('says what is wrong with %j', (args, sentence) => {
  const read = () => readCommandLine(args);
  expect(read).toThrow(WrongUsage);
  expect(read).toThrow(sentence);
});
