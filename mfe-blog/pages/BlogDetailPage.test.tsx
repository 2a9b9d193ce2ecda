import { renderPage } from '@site/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { samplePost, sampleSummary } from '../components/sample-posts.ts';
import { BlogDetailPage } from './BlogDetailPage.tsx';

test('shows title, picture, date with year, categories, text and tags', () => {
  openPost({ status: 'ready', post: samplePost() });
  expect(screen.getByRole('heading', { level: 1, name: 'Water tanks' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A tank on a roof.' })).toBeInTheDocument();
  expect(screen.getByText('6 October 2026')).toBeVisible();
  expect(screen.getByText('Water, Hygiene')).toBeVisible();
  expect(screen.getByText('Empty it first.')).toBeVisible();
  expect(screen.getByText(/tanks, summer/)).toBeVisible();
});

test('leads back through its breadcrumbs: Home, Blogs, title', () => {
  openPost({ status: 'ready', post: samplePost() });
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent(/Home.*Blogs.*Water tanks/);
});

test('renders the HTML of a post without what could run', () => {
  openPost({ status: 'ready', post: samplePost({ description: '<h2>Safe</h2><img src=x onerror="alert(1)"><script>alert(2)</script>' }) });
  expect(screen.getByRole('heading', { level: 2, name: 'Safe' })).toBeVisible();
  expect(document.querySelector('article img, article script, [onerror]')).toBeNull();
});

test('offers recent posts where no post has the address', () => {
  openPost({ status: 'missing', recent: [sampleSummary()] });
  expect(screen.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Water tanks' })).toBeVisible();
});

test('offers another try where the post could not be loaded', () => {
  openPost({ status: 'failed' });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

function openPost(data: unknown) {
  renderPage(BlogDetailPage, { path: '/blogs/water-tanks', data });
}
