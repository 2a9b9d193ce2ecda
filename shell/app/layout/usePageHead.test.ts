import { sampleRoute } from '@site/host/testing/render-page';
import { showHead, shownHead } from './usePageHead.ts';

const page = {
  title: 'Plumbing',
  description: 'Pipes and pumps.',
  canonical: 'https://site.example/plumbing',
  language: 'en-IN',
} as const;

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="Welcome."><link rel="canonical" href="https://site.example/">';
});

it('removes the canonical address on the 404 page and restores it', () => {
  showHead({ ...page, canonical: undefined });
  expect(headNow().canonical).toBeUndefined();
  showHead(page);
  expect(headNow()).toEqual(page);
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

function headNow() {
  const [canonical, ...others] = document.querySelectorAll('link[rel=canonical]');
  expect(others).toEqual([]);
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: canonical?.getAttribute('href') ?? undefined,
  };
}

function at(path: string): URL {
  return new URL(path, 'https://site.example');
}

function route(path: string) {
  return sampleRoute(path, { part: 'blog', title: `Title of ${path}`, description: `Description of ${path}` });
}
