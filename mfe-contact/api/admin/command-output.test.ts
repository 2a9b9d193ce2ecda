import { csvHead, csvLine } from './command-output.ts';

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
