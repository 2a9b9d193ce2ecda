import { services } from './all-pages.ts';
import { content as event } from './industries/event/content.ts';
import { society } from './industries/residential/society.ts';
import { inWords, numbers, reservePeople } from './numbers.ts';
import { bills, everyDayPrice } from './services/prices.ts';

it('counts as many services as there are pages', () => {
  expect(numbers.services).toBe(inWords(services.length));
});

it('staffs the example of an exhibition from the reserve alone', () => {
  if (event.sample.kind !== 'count') throw new Error('The page of events shows no count.');
  const [, show, night] = event.sample.rows.at(-1)?.cells.map(Number) ?? [];
  const standingBy = 8;
  expect((show ?? 0) + (night ?? 0) + standingBy).toBe(98);
  expect(98).toBeLessThanOrEqual(reservePeople);
  expect(event.solution.join(' ')).toContain(`about ${reservePeople} people`);
});

it('takes a society’s prices from those of posts and visits, and adds them up', () => {
  const lines = society.rows.map(({ name, cells }) => [name, ...cells]);
  expect(lines).toEqual([
    ['Housekeepers', [inIndia(3 * everyDayPrice), '735'], [inIndia(10 * everyDayPrice), '735']],
    ['Supervisor', [inIndia(bills.skilled.total / 2), '159'], [inIndia(bills.skilled.total), '96']],
    ['Electrician', ['12,000', '100'], [inIndia(bills.skilled.total), '96']],
    ['Plumber', ['9,000', '75'], [inIndia(bills.skilled.total), '96']],
    ['Malis', ['13,200', '110'], ['52,000', '130']],
    ['Each month', ['1,41,516', '1,179'], ['4,60,696', '1,152']],
  ]);
});

function inIndia(amount: number): string {
  return amount.toLocaleString('en-IN');
}
