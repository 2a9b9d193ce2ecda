import type { ListedEnquiry } from './admin-protocol.ts';
import { csvHead, csvLine, jsonLine, showEnquiry, writeOverview } from './command-output.ts';

const now = new Date('2026-11-21T06:30:00.000Z');

const enquiry: ListedEnquiry = {
  reference: 'SEV-7K3M-92QX',
  receivedAt: '2026-11-20T19:00:00.000Z',
  fullName: 'Asha Verma',
  emailId: 'asha@school.example',
  contactNumber: '9876543210',
  companyName: 'Verma Public School',
  message: 'Two taps leak\nin the science wing.',
  source: '/contact',
  state: 'new',
  doneAt: '',
  doneBy: '',
  note: '',
  deliveries: [],
};
const done = { ...enquiry, state: 'done' as const, doneAt: '2026-11-20T20:00:00.000Z', doneBy: 'meena' };

it('shows one line for each enquiry, in Indian time', async () => {
  const [head, first, second, , counts] = await overview([enquiry, done], 120);
  expect(head).toBe(
    'REFERENCE      INDIAN TIME   STATE                 NAME                COMPANY              MESSAGE',
  );
  expect(first).toBe(
    'SEV-7K3M-92QX  21 Nov 00:30  new                   Asha Verma          Verma Public School  Two taps leak in the scienc…',
  );
  expect(second).toContain('  done 21 Nov, meena    Asha Verma ');
  expect(counts).toBe('1 new, 1 done.');
});

it.each([80, 100, 120, 200])('fits into %i columns, whatever was typed', async (width) => {
  const long = { ...done, fullName: 'आशा वर्मा '.repeat(20), companyName: '🏫'.repeat(50), message: 'a '.repeat(2000) };
  const lines = await overview([long], width);
  const places = (line = '') => line.replace(/\p{Mn}/gu, '').length; // A school is two units of text and takes two places.
  for (const line of lines) expect(places(line)).toBeLessThanOrEqual(width);
  expect(places(lines[1])).toBeGreaterThan(width - 3);
});

it('sets names from right to left apart from the columns beside them', async () => {
  const [, line = ''] = await overview([{ ...enquiry, fullName: 'احمد', companyName: 'شرکت '.repeat(20) }], 120);
  expect(line).toContain('  \u2068احمد\u2069                \u2068شرکت ');
  expect(line).toContain('…\u2069  Two taps leak');
});

it.each(['श्रीवास्तव', '山田太郎', '🏫🏫🏫🏫'])('aligns what stands beside %s', async (fullName) => {
  const [, line = ''] = await overview([{ ...enquiry, fullName }], 120);
  expect(line).toContain(`  ${fullName}${' '.repeat(12)}Verma Public School  `);
});

it('shows the year of older ones', async () => {
  const [, line] = await overview([{ ...enquiry, receivedAt: '2025-12-31T18:00:00.000Z' }], 120);
  expect(line).toContain('  31 Dec 2025   new');
});

it('lets no message steer the terminal', async () => {
  const text = (await overview([{ ...enquiry, message: '\u001b[2J\u009b1m\u202egnp.exe' }], 120)).join('\n');
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  expect(text).toContain('\\u001b[2J\\u009b1m\\u202eg');
});

it('lets nothing steer the terminal where all is shown, as words or as JSON', () => {
  const hostile = {
    ...enquiry,
    fullName: 'Asha\u202egnp',
    message: 'one\n\u001b[2J\u009b1m',
    note: 'x\u2067',
    doneBy: 'y\u0007',
  };
  const words = showEnquiry({ ...hostile, state: 'done' });
  for (const shown of ['Asha\\u202egnp', 'one\n\\u001b[2J\\u009b1m', 'x\\u2067', 'by y\\u0007'])
    expect(words).toContain(shown);
  const json = jsonLine(hostile);
  for (const text of [words, json]) expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202e\u2067]/u);
  expect(JSON.parse(json)).toEqual(hostile);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+919876543210', "'+919876543210"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['\r\n=1+1', "'\n=1+1"],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("http://x.example";"Click")', `'=HYPERLINK(""http://x.example"";""Click"")`],
])('disarms the formula %j', (text, shown) => {
  expect(csvLine([text])).toBe(`"${shown}"\r\n`);
});

it.each(['a;b', 'a\tb', 'a\nb', "it's", ' a', 'a '])('quotes %j against spreadsheet splitting or trimming', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});

it('shows what would turn a row round or steer a terminal', () => {
  expect(csvLine(['Asha \u202egnp', 'a\u001b[2J\u009b'])).toBe('Asha \\u202egnp,a\\u001b[2J\\u009b\r\n');
});

it('quotes what would break a row', () => {
  expect(csvLine(['a,b', 'say "yes"', 'one\ntwo', 'plain', ''])).toBe('"a,b","say ""yes""","one\ntwo",plain,\r\n');
});

it('says that it is UTF-8, for spreadsheets that would guess otherwise', () => {
  expect(csvHead(['name'])).toBe('\ufeffname\r\n');
  expect(csvLine(['आशा वर्मा'])).toBe('आशा वर्मा\r\n');
});

async function overview(enquiries: ListedEnquiry[], width: number): Promise<string[]> {
  let text = '';
  await writeOverview(
    (async function* () {
      yield* enquiries;
    })(),
    {
      width,
      now,
      write: (more) => {
        text += more;
      },
    },
  );
  return text.split('\n');
}
