import { showHead } from './show-head.ts';

const page = { title: 'Plumbing', description: 'Pipes and pumps.', canonical: 'https://site.example/plumbing' };

beforeEach(() => {
  document.head.innerHTML =
    '<title>Home</title><meta name="description" content="Welcome."><link rel="canonical" href="https://site.example/">';
});

it('says of the page what is shown now', () => {
  showHead(page);
  expect(headNow()).toEqual(page);
});

it('gives a page that is none no address, and the next page one again', () => {
  showHead({ ...page, canonical: undefined });
  expect(headNow().canonical).toBeUndefined();
  showHead(page);
  expect(headNow()).toEqual(page);
});

function headNow() {
  const [canonical, ...others] = document.querySelectorAll('link[rel=canonical]');
  expect(others).toEqual([]);
  return {
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: canonical?.getAttribute('href') ?? undefined,
  };
}
