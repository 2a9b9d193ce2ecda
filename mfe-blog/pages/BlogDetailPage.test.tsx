import type { ShellApi } from '@site/host/shell-api';
import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownPost } from '../data/parse-responses.ts';
import { samplePost } from '../testing/sample-posts.ts';
import { BlogDetailPage } from './BlogDetailPage.tsx';

it('shows title, picture, date with year, categories, text and tags', () => {
  openPost(ready());
  expect(screen.getByRole('heading', { level: 1, name: 'Water tanks' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A tank on a roof.' })).toBeInTheDocument();
  expect(screen.getByText('6 October 2026')).toBeVisible();
  expect(screen.getByText('3-minute read')).toBeVisible();
  expect(screen.getByText('Categories:').parentElement).toHaveTextContent('Categories: Water');
  for (const link of screen.getAllByRole('link', { name: 'Water' }))
    expect(link).toHaveAttribute('href', '/blogs/category/water');
  expect(screen.getByText('Empty it first.')).toBeVisible();
  expect(screen.getByText('Tags:').parentElement).toHaveTextContent('Tags: tanks, summer');
  expect(screen.getByRole('link', { name: 'summer' })).toHaveAttribute('href', '/blogs/tag/summer');
});

it('shows author, date, reading time and categories below the title, and no second title in the text', () => {
  openPost(ready());
  const head = screen.getByRole('heading', { level: 1, name: 'Water tanks' }).closest('header');
  if (!head) throw new Error('The title stands in no header.');
  for (const words of [/^by Admin/, '6 October 2026', '3-minute read', 'Water'])
    expect(within(head).getByText(words)).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('Water tanks');
});

it('shows who reviewed a post, beside its author', () => {
  openPost(ready({ reviewedBy: 'Lissy Thomas' }));
  expect(screen.getByText('by Admin').parentElement).toHaveTextContent(/^by Admin Reviewed by Lissy Thomas 3-minute/);
});

it('shows when posts were updated, if ever', () => {
  const { unmount } = openPost(ready({ updated: '2026-11-01T04:00:00Z' }));
  expect(screen.getByText('1 November 2026').parentElement).toHaveTextContent('Updated 1 November 2026');
  unmount();
  openPost(ready());
  expect(screen.queryByText(/Updated/)).not.toBeInTheDocument();
});

it('shows no links to missing posts', () => {
  openPost(ready());
  expect(screen.queryByRole('link', { name: /Previous|Next/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Related posts' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
});

it('shows breadcrumb links: Home, Blogs, title', () => {
  openPost(ready());
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent(/Home.*Blogs.*Water tanks/);
});

it('passes on what the server says of a failure, and offers a retry', () => {
  openPost({ status: 'failed', message: 'We are back at noon.' });
  expect(screen.getByText('We are back at noon.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows the featured image by host, /uploads/ and stored path', () => {
  openPost(ready({ image: undefined, featuredImage: 'posts/tank.jpg' }), { apiOrigin: 'https://api.example' });
  const picture = document.querySelector('header img');
  expect(picture).toHaveAttribute('src', 'https://api.example/uploads/posts/tank.jpg');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

it('shows a post without a picture', () => {
  openPost(ready({ image: undefined, featuredImage: undefined }));
  expect(screen.getByRole('heading', { level: 1, name: 'Water tanks' })).toBeVisible();
  expect(document.querySelector('header img, header svg:not(button svg)')).toBeNull();
});

it('leaves out what the post does not say', () => {
  openPost(ready({ published: undefined, updated: undefined, readingMinutes: undefined, categories: [], tags: [] }));
  expect(screen.getByText('by Admin').parentElement).toHaveTextContent(/^by Admin$/);
  expect(screen.queryByText(/^(?:Categories|Tags):$/)).not.toBeInTheDocument();
  expect(document.querySelector('time')).toBeNull();
});

it('shows names without a page of their own as text', () => {
  openPost(ready({ categories: [{ name: 'Water' }], tags: [{ name: 'tanks' }, { name: 'summer' }] }));
  expect(screen.getByText('Tags:').parentElement).toHaveTextContent('Tags: tanks, summer');
  expect(screen.queryByRole('link', { name: /Water|tanks|summer/ })).not.toBeInTheDocument();
});

it('tells readers of a preview that it is a draft', () => {
  openPost(previewed({ state: 'draft', content: ready() }));
  expect(screen.getByRole('heading', { level: 1, name: 'Water tanks' })).toBeVisible();
  expect(screen.getByText('Preview of a draft')).toBeVisible();
  expect(screen.getByText(/Only people with this link/)).toHaveTextContent('until 28 November 2026');
});

it('lists the problems of a previewed file', () => {
  openPost(previewed({ state: 'faulty', problems: ['posts/a.md:2: title is missing'] }));
  expect(screen.getByText('The file has problems')).toBeVisible();
  expect(screen.getByText('posts/a.md:2: title is missing')).toBeVisible();
});

it('links from its contents to the headings of a post from another server', () => {
  const headings = ['Tank', 'Pump', 'Pump'].map((text) => `<h2 class="block">${text}</h2><p>Words.</p>`);
  openPost(ready({ description: headings.join('') }));
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const targets = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(targets.map((target) => target?.textContent)).toEqual(['Tank', 'Pump', 'Pump']);
});

const filmCard = '<p data-film=""><a href="https://vimeo.com/123456/0a1b2c"><strong>A tank</strong></a></p>';

it.each([
  ['a press', () => userEvent.click(screen.getByText('A tank'))],
  ['the Enter key', () => userEvent.keyboard('{Enter}')],
])('plays a film in its place at %s', async (_what, press) => {
  openPost(ready({ description: filmCard }), { allowsFrames: true });
  screen.getByRole('link', { name: 'A tank' }).focus();
  expect(document.querySelector('iframe')).toBeNull();
  await press();
  const frame = document.querySelector('iframe');
  expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?h=0a1b2c&autoplay=1');
  expect(frame).toHaveAccessibleName('A tank');
  expect(frame).toHaveFocus();
});

it.each([
  ['a film where frames are not allowed', filmCard, false],
  ['a card of another site', filmCard.replace('vimeo.com', 'elsewhere.example'), true],
  ['a film that is no card', filmCard.replace(' data-film=""', ''), true],
])('leaves %s a link', async (_what, description, allowsFrames) => {
  openPost(ready({ description }), { allowsFrames });
  // jsdom cannot follow it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByText('A tank'));
  expect(document.querySelector('iframe')).toBeNull();
});

function previewed(changes: object) {
  return { status: 'preview', preview: { until: '2026-11-28T06:00:00Z', ...changes } };
}

function ready(changes: Partial<ShownPost> = {}) {
  return { status: 'ready', post: samplePost(changes), related: [] };
}

function openPost(data: unknown, shell: Partial<ShellApi> = {}) {
  return renderPage(BlogDetailPage, { path: '/blogs/water-tanks', data, shell });
}
