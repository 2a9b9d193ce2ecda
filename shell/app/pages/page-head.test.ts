import type { SiteRoute } from '@site/contracts/shell-api';
import { pageTitle, shownHead } from './page-head.ts';

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

describe('the head after a navigation', () => {
  it('reads title, description and address from data', () => {
    const head = { title: 'Water tanks', description: 'How a tank is cleaned.', canonical: '/blogs/water-tanks' };
    expect(shownHead(route('/blogs/:slug'), head, at('/blogs/water-tanks'))).toEqual({
      title: 'Water tanks | Sevantra',
      description: 'How a tank is cleaned.',
      language: 'en-IN',
      canonical: 'https://site.example/blogs/water-tanks',
    });
  });

  it('falls back to route table, canonical included', () => {
    expect(shownHead({ ...route('/home'), canonical: '/' }, undefined, at('/home'))).toEqual({
      title: 'Title of /home | Sevantra',
      description: 'Description of /home',
      language: 'en-IN',
      canonical: 'https://site.example/',
    });
  });

  it('uses requested address when data are missing', () => {
    expect(shownHead(route('/blogs/:slug'), undefined, at('/blogs/water-tanks')).canonical).toBe(
      'https://site.example/blogs/water-tanks',
    );
  });

  it('gives the 404 page no address', () => {
    expect(shownHead(route('/404'), undefined, at('/404')).canonical).toBeUndefined();
  });
});

function at(path: string): URL {
  return new URL(path, 'https://site.example');
}

function route(path: string): SiteRoute {
  return {
    path,
    part: 'blog',
    page: 'Page',
    title: `Title of ${path}`,
    description: `Description of ${path}`,
    label: path,
    trail: [],
    menus: [],
  };
}
