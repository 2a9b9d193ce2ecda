import { services } from '../all-pages.ts';

it('has a card of two lines for each service', () => {
  const summaries = services.map(({ summary }) => summary);
  expect(summaries.filter(({ length }) => length > 80)).toEqual([]);
});
