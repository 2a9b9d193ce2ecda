import type { SiteRoute } from '@site/shared/contracts/site.ts';
import { pageTitle, shownHead } from './page-head.ts';

describe('the title of a page', () => {
  it.each([
    ['Plumbing for schools', 'Plumbing for schools | Sevantra'],
    ['What Sevantra stands for', 'What Sevantra stands for'],
    ['Forty-nine characters and the name of the company', 'Forty-nine characters and the name of the company | Sevantra'],
    ['Fifty characters, and then the name would be cut off', 'Fifty characters, and then the name would be cut off'],
  ])('%s reads %s', (title, whole) => {
    expect(pageTitle({ title }, undefined)).toBe(whole);
  });
});

describe('the head after a navigation', () => {
  it('takes from the data what depends on them', () => {
    const head = { title: 'Water tanks', description: 'How a tank is cleaned.', canonical: '/blogs/water-tanks' };
    expect(shownHead(route('/blogs/:slug'), head, 'https://site.example')).toEqual({
      title: 'Water tanks | Sevantra',
      description: 'How a tank is cleaned.',
      canonical: 'https://site.example/blogs/water-tanks',
    });
  });

  it('takes the rest from the route table, its one address included', () => {
    expect(shownHead({ ...route('/home'), canonical: '/' }, undefined, 'https://site.example')).toEqual({
      title: 'Title of /home | Sevantra',
      description: 'Description of /home',
      canonical: 'https://site.example/',
    });
  });

  it('gives the 404 page no address', () => {
    expect(shownHead(route('/404'), undefined, 'https://site.example').canonical).toBeUndefined();
  });
});

function route(path: string): SiteRoute {
  return { path, part: 'blog', page: 'Page', title: `Title of ${path}`, description: `Description of ${path}`, label: path, trail: [], menus: [] };
}
