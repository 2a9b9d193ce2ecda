import { pageTitle } from './page-head.ts';

describe('the title of a page', () => {
  it.each([
    ['Plumbing for schools', 'Plumbing for schools | Sevantra'],
    ['What Sevantra stands for', 'What Sevantra stands for'],
    [
      'Forty-nine characters and the name of the company',
      'Forty-nine characters and the name of the company | Sevantra',
    ],
    ['Fifty characters, and then the name would be cut off', 'Fifty characters, and then the name would be cut off'],
  ])('%s reads %s', (title, whole) => {
    expect(pageTitle({ title, label: 'Plumbing' }, undefined)).toBe(whole);
  });
});

it('takes the name of a page whose own head is missing', () => {
  expect(pageTitle({ title: '', label: 'Plumbing' }, undefined)).toBe('Plumbing | Sevantra');
});
