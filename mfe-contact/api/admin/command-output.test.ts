import { listedEnquiry as enquiry } from '../testing/stored-rows.ts';
import type { Admin } from './admin-commands.ts';
import {
  csvHead,
  csvLine,
  describeErased,
  enquiryLines,
  jsonLine,
  overviewLine,
  overviewLines,
  showEnquiry,
} from './command-output.ts';

it('shows one line for each enquiry, in Indian time', () => {
  expect(overviewLine(enquiry)).toBe(
    'SEV-7K3M-92QX  2026-11-21 00:30  new        Asha Verma, Verma Public School, +91 9876543210: Two taps leak in the science wing.\n',
  );
  expect(overviewLine({ ...enquiry, companyName: '', contactNumber: '', state: 'done' })).toContain(
    '  done       Asha Verma: Two taps',
  );
  expect(overviewLine({ ...enquiry, state: 'suspected', suspicion: '12 links' })).toMatch(
    / {2}suspected {2}Asha Verma,.* \(12 links\)\n$/,
  );
  expect(overviewLine({ ...enquiry, utmSource: 'google', utmCampaign: 'noida' })).toMatch(
    / \(campaign google \/ - \/ noida\)\n$/,
  );
});

it.each(['verma', 'SEV-7K3M', 'school.example', '98765 43210', '+91-98765-43210', 'TAPS LEAK', 'मंगलवार'])(
  'finds an enquiry by %s',
  async (sought) => {
    const found = { ...enquiry, message: `${enquiry.message} मंगलवार को` };
    expect(await linesOf(found, sought)).toContain('SEV-7K3M-92QX');
    expect(await linesOf({ ...enquiry, fullName: 'Ira Sen' }, 'nobody')).toBe(
      '\n0 new, 0 suspected, 0 done, 0 spam.\n',
    );
  },
);

async function linesOf(found: typeof enquiry, sought: string): Promise<string> {
  let lines = '';
  for await (const line of overviewLines(adminOf(found), {}, { sought })) lines += line;
  return lines;
}

it('tells suspected spam from customers in an export', async () => {
  const lines = [];
  for await (const line of enquiryLines(adminOf({ ...enquiry, suspicion: '12 links' }), {}, false)) lines.push(line);
  expect(lines).toEqual([
    expect.stringMatching(/,"state",.*"suspicion","cameFrom"\r\n$/),
    expect.stringMatching(/,"12 links",\r\n$/),
  ]);
});

function adminOf(found: typeof enquiry): Admin {
  const list = async ({ after }: { after?: unknown }) => (after ? [] : [found]);
  return { list } as Admin; // no other command is used
}

it('shows how a long message begins, and cuts no character of Hindi', () => {
  expect(overviewLine({ ...enquiry, message: 'क्षि'.repeat(61) })).toContain(`: ${'क्षि'.repeat(60)}…\n`);
});

it('isolates right-to-left names from the words beside them', () => {
  const line = overviewLine({ ...enquiry, fullName: 'احمد', companyName: 'شرکت' });
  expect(line).toContain('  \u2068احمد\u2069, \u2068شرکت\u2069, +91 9876543210: Two taps leak');
});

it('lets no message control the terminal', () => {
  const line = overviewLine({ ...enquiry, message: '\u001b[2J\u009b1m\u202egnp.exe' });
  expect(line).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  expect(line).toContain('\\u001b[2J\\u009b1m\\u202egnp.exe');
});

it('lets no field control the terminal, as text or as JSON', () => {
  const hostile = {
    ...enquiry,
    fullName: 'Asha\u202egnp',
    message: 'one\n\u001b[2J\u009b1m',
    doneBy: 'y\u0007',
  };
  const words = showEnquiry({ ...hostile, state: 'done' });
  for (const shown of ['Asha\\u202egnp', 'one\n\\u001b[2J\\u009b1m', 'by y\\u0007']) expect(words).toContain(shown);
  const json = jsonLine(hostile);
  for (const text of [words, json]) expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
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

it('shows characters that reverse a row or control a terminal by their code', () => {
  expect(csvLine(['Asha \u202egnp', 'a\u001b[2J\u009b'])).toBe('"Asha \\u202egnp","a\\u001b[2J\\u009b"\r\n');
});

it('says that it is UTF-8, for spreadsheets that would guess otherwise', () => {
  expect(csvHead(['name'])).toBe('\ufeff"name"\r\n');
  expect(csvLine(['आशा वर्मा'])).toBe('"आशा वर्मा"\r\n');
});

it.each([
  [{ enquiries: 1, subscriptions: 0 }, 'Erased: 1 enquiry.\n'],
  [{ enquiries: 2, subscriptions: 1 }, 'Erased: 2 enquiries, 1 subscription.\n'],
  [{ enquiries: 0, subscriptions: 0 }, 'Erased: nothing.\n'],
])('counts what is erased: %j', (erased, line) => {
  expect(describeErased(erased, false)).toBe(line);
});
