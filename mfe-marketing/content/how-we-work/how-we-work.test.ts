import { brand } from '@site/brand';
import { content as ourApproach } from '../company/pages/our-approach.ts';
import { textOf } from '../testing/words-of.ts';
import { howWeWork } from './how-we-work.ts';

const {
  before: { start },
  work: { response, places, escalation },
  terms: { agreement, limits },
} = howWeWork;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

describe('the way of working', () => {
  it('begins with figures that its chapters repeat', () => {
    const [promise, begin, relief] = ourApproach.figures.map(({ value }) => value);
    expect(response.note).toContain(promise);
    const days = start.steps.find(({ title }) => title === 'Mobilisation')?.when.match(/\d+$/)?.[0];
    expect(begin).toBe(`${Number(days) / 7} weeks`);
    expect(relief).toBe(response.others.rows.find(({ call }) => call === 'Absent post')?.signed.value);
  });

  it('asks the questions of the page’s opening, one for each subject', () => {
    const opening = ourApproach.lead.toLowerCase();
    for (const { question } of ourApproach.subjects.items)
      expect(opening).toContain(question.toLowerCase().replace('?', ''));
  });

  it('gives the client twice the notice that it asks for', () => {
    expect(textOf(agreement)).toContain('Thirty days’ notice from you, sixty from us');
  });

  it('names each step of the start by its days', () => {
    for (const { when } of start.steps) expect(when).toMatch(/day \d+/i);
  });

  it('counts the days of the start without a gap', () => {
    const days = start.steps.map(({ when }) => [...when.matchAll(/\d+/g)].map(Number));
    expect(days.map(([first]) => first)).toEqual([1, ...days.slice(0, -1).map((step) => (step.at(-1) ?? 0) + 1)]);
  });

  it('lists faults that someone reaches within 10 minutes first', () => {
    const times = response.rows.map(({ there }) => minutesOf(there.value));
    expect(times).toEqual(inOrder(times));
    expect(times.at(-1)).toBeLessThanOrEqual(10);
    const count = `the ${numbers[times.length]} most urgent kinds`;
    expect(response.intro).toContain(`${count}, someone is there in ${times[0]} to ${times.at(-1)} minutes`);
    expect(response.others.title).toContain(`The other ${numbers[response.others.rows.length]},`);
  });

  it('names the papers that come with the quotation', () => {
    const { rows, hint, further } = start.papers;
    const names = hint.split(', ').map((name) => expect.stringContaining(name.toLowerCase()));
    expect(rows.map(({ paper }) => paper.toLowerCase())).toEqual(names);
    expect(further.find(({ title }) => title === 'What we do not hold')?.text).toMatch(/PSARA.*ISO/);
  });

  it.each([...response.rows, ...response.others.rows].map((row) => [row.call, row] as const))(
    'says three times for: %s',
    (_, row) => {
      for (const { value } of [row.there, row.done, row.signed]) expect(value).toBeTruthy();
    },
  );

  it('distinguishes the duty desk’s hours from those for new enquiries', () => {
    const [duty, enquiries] = response.desks.map(({ value }) => value);
    expect(enquiries).toBe(brand.workingHours);
    expect(duty).not.toBe(enquiries);
  });

  it('counts its cities, and says how soon someone is in each, the soonest first', () => {
    const times = places.cities.map(({ onCall }) => onCall);
    expect(places.intro).toContain(`${numbers[times.length]} cities`);
    expect(places.tableTitle).toContain(`${times[0]} to ${times.at(-1)}`);
    expect(times.map(minutesOf)).toEqual(inOrder(times.map(minutesOf)));
  });

  it('escalates to one person after another, all of whom hear of an injury at once', () => {
    const times = escalation.rungs.map(({ when }) => (when === 'At once' ? 0 : minutesOf(when)));
    expect(times).toEqual(inOrder([...new Set(times)]));
    expect(escalation.atOnce.text.toLowerCase()).toContain(`all ${numbers[times.length]} are called at once`);
    expect(response.note).toContain(`${numbers[times.length]} phone numbers of those who are told`);
  });

  it('says that it neither collects commercial waste nor treats biomedical waste', () => {
    const titles = limits.groups.flatMap(({ items }) => items.map(({ title }) => title)).join('\n');
    expect(titles).toMatch(/commercial waste/i);
    expect(titles).toMatch(/biomedical waste/i);
  });
});

/** Minutes in a text such as 'After 15 minutes' or '2 hours'. */
function minutesOf(text: string): number {
  const [, count, unit] = /(\d+) (minute|hour)s/.exec(text) ?? [];
  if (!count) throw new Error(`'${text}' names no minutes or hours.`);
  return Number(count) * (unit === 'hour' ? 60 : 1);
}

function inOrder(times: number[]): number[] {
  return [...times].sort((one, other) => one - other);
}
