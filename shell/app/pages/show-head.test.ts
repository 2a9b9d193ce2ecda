import { showHead } from './show-head.ts';

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
