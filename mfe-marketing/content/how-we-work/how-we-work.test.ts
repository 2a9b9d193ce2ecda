import { brand } from '@site/brand';
import { howWeWork } from './how-we-work.ts';

const {
  before: { start },
  work: { response, places, escalation },
} = howWeWork;

it('counts the days of the start without a gap', () => {
  const days = start.steps.map(({ when }) => [...when.matchAll(/\d+/g)].map(Number));
  expect(days.map(([first]) => first)).toEqual([1, ...days.slice(0, -1).map((step) => (step.at(-1) ?? 0) + 1)]);
});

it('lists faults by how soon someone is there', () => {
  const times = response.rows.map(({ there }) => minutesOf(there.value));
  expect(times).toEqual(inOrder(times));
});

it('distinguishes the duty desk’s hours from those for new enquiries', () => {
  const [duty, enquiries] = response.desks.map(({ value }) => value);
  expect(enquiries).toBe(brand.workingHours);
  expect(duty).not.toBe(enquiries);
});

it('lists cities by how soon someone is in each', () => {
  const times = places.cities.map(({ onCall }) => minutesOf(onCall));
  expect(times).toEqual(inOrder(times));
});

it('escalates to one person after another', () => {
  const times = escalation.rungs.map(({ when }) => (when === 'At once' ? 0 : minutesOf(when)));
  expect(times).toEqual(inOrder([...new Set(times)]));
});

/** Minutes in a text such as 'After 15 minutes' or '2 hours'. */
function minutesOf(text: string): number {
  const [, count, unit] = /(\d+) (minute|hour)s/.exec(text) ?? [];
  if (!count) throw new Error(`'${text}' names no minutes or hours.`);
  return Number(count) * (unit === 'hour' ? 60 : 1);
}

function inOrder(times: number[]): number[] {
  return times.toSorted((first, second) => first - second);
}
