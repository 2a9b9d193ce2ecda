import { brand } from '@site/brand';
import { table } from '../route-table.ts';
import { companyPages, industries, services } from './all-pages.ts';
import { ourApproach } from './company/our-approach.ts';
import { home } from './home.ts';
import { homeOpening } from './home-opening.ts';
import { sampleRecords } from './how-we-work/records.ts';
import { howWeWork } from './how-we-work.ts';
import { textOf, textsOf } from './testing/words-of.ts';

const {
  covers,
  before: { start },
  work: { response, places, escalation },
  terms: { agreement, limits },
} = howWeWork;

describe('the way of working', () => {
  it('begins with figures that its chapters repeat', () => {
    const [promise, begin, relief] = (ourApproach.figures ?? []).map(({ value }) => value);
    expect(response.note).toContain(promise);
    const days = start.steps.find(({ title }) => title === 'Mobilisation')?.when.match(/\d+$/)?.[0];
    expect(begin).toBe(`${Number(days) / 7} weeks`);
    expect(relief).toBe(response.others.rows.find(({ fault }) => fault === 'Absent post')?.closed.value);
  });

  it('asks the questions of the page’s opening, one for each subject', () => {
    expect(covers.questions).toHaveLength(ourApproach.sections.length);
    const opening = ourApproach.lead.toLowerCase();
    for (const question of covers.questions) expect(opening).toContain(question.toLowerCase().replace('?', ''));
  });

  it('gives the client twice the notice that it asks for', () => {
    expect(textOf(agreement)).toContain('Thirty days’ notice from you, sixty from us');
  });

  it('describes the start in five steps, each with its days', () => {
    expect(start.steps.map(({ title }) => title)).toEqual([
      'Visit',
      'Quotation',
      'Mobilisation',
      'First month',
      'Audit',
    ]);
    for (const { when } of start.steps) expect(when).toMatch(/day \d+/i);
  });

  it('counts the days of the start without a gap', () => {
    const days = start.steps.map(({ when }) => [...when.matchAll(/\d+/g)].map(Number));
    expect(days.map(([first]) => first)).toEqual([1, ...days.slice(0, -1).map((step) => (step.at(-1) ?? 0) + 1)]);
  });

  it('lists faults that someone reaches within 10 minutes first', () => {
    expect(response.rows.map(({ there }) => there.value)).toEqual([
      '5 minutes',
      '5 minutes',
      '5 minutes',
      '5 minutes',
      '10 minutes',
    ]);
    expect(response.intro).toContain('5 to 10 minutes');
    expect(response.others.rows).toHaveLength(5);
  });

  it('names the papers that come with the quotation', () => {
    const { rows, hint, further } = start.papers;
    const count = (comes: RegExp) => rows.filter((row) => comes.test(row.comes)).length;
    expect(hint).toBe('GST, EPF, ESIC, labour licence, public liability, accidents at work');
    expect([count(/^Number and /), count(/^Copy with sum insured/)]).toEqual([4, 2]);
    for (const word of hint.split(', ')) expect(textOf(rows).toLowerCase()).toContain(word.toLowerCase());
    expect(further.find(({ title }) => title === 'What we do not hold')?.text).toMatch(/PSARA.*ISO/);
  });

  it.each([...response.rows, ...response.others.rows].map((row) => [row.fault, row] as const))(
    'says three times for: %s',
    (_, row) => {
      for (const { value } of [row.there, row.safe, row.closed]) expect(value).not.toBe('');
    },
  );

  it('distinguishes the duty desk’s hours from those for new enquiries', () => {
    expect(response.desks.map(({ value }) => value)).toEqual(['24/7', brand.workingHours]);
  });

  it('names six cities, and how soon someone is in each', () => {
    expect(places.cities.map(({ name }) => name).sort()).toEqual([
      'Delhi',
      'Faridabad',
      'Ghaziabad',
      'Greater Noida',
      'Gurugram',
      'Noida',
    ]);
    for (const { onCall } of places.cities) expect(onCall).toMatch(/^\d+ (minutes|hours)$/);
  });

  it('escalates from the supervisor to the director', () => {
    expect(escalation.rungs.map(({ role }) => role)).toEqual([
      'Supervisor',
      'Site in-charge',
      'Operations manager',
      'Director',
    ]);
  });

  it('says that it neither collects commercial waste nor treats biomedical waste', () => {
    expect(limits.groups.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(
      expect.arrayContaining(['Commercial waste collection', 'Transport or treatment of biomedical waste']),
    );
  });
});

it('repeats no sentence of another page', () => {
  const elsewhere = new Set([home, homeOpening, ...services, ...industries, ...companyPages].flatMap(sentencesOf));
  expect(sentencesOf(howWeWork).filter((sentence) => elsewhere.has(sentence))).toEqual([]);
});

it('is searchable by its text, and not by its specimens', () => {
  const text = table.routes.find(({ path }) => path === '/our-approach')?.searchText?.split('\n');
  for (const line of textsOf(limits)) expect(text).toContain(line);
  expect(text).not.toContain(sampleRecords.round.rows[0]?.found);
});

it('uses plain words and has no placeholder left', () => {
  expect(textOf([howWeWork, sampleRecords])).not.toMatch(/\{|undefined|lorem|todo|shall|somebody/i);
});

/** Sentences of more than five words; shorter ones may repeat by chance. */
function sentencesOf(value: unknown): string[] {
  const sentences = textsOf(value).flatMap((text) => text.split(/(?<=[.!?:;])\s+/));
  return sentences.filter((sentence) => sentence.split(/\s+/).length > 5);
}
