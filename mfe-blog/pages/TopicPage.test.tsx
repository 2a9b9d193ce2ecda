import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { sampleSummary, sampleTopic } from '../testing/sample-posts.ts';
import { TopicPage } from './TopicPage.tsx';

it('shows topic name, line and breadcrumbs', () => {
  openTopic(ready());
  expect(screen.getByRole('heading', { level: 1, name: 'Plumbing' })).toBeVisible();
  expect(screen.getByText(/Tanks, terraces, pumps and drains/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/Home.*Blogs.*Plumbing/);
  expect(screen.getByRole('link', { name: 'Water tanks' })).toHaveAttribute('href', '/blogs/water-tanks');
});

it('offers other posts below a topic’s only one', () => {
  openTopic({ ...ready(), others: [sampleSummary({ slug: 'gardens', title: 'Gardens' })] });
  const others = within(screen.getByRole('region', { name: 'More from the blog' }));
  expect(others.getByRole('link', { name: 'Gardens' })).toHaveAttribute('href', '/blogs/gardens');
});

it('marks the current category', () => {
  openTopic(ready());
  expect(
    within(screen.getByRole('navigation', { name: 'Categories of posts' })).getByRole('link', { current: 'page' }),
  ).toHaveTextContent('Plumbing');
});

it('shows the current category even if it is the least used', () => {
  const categories = [6, 5, 4, 3].map((posts) => sampleTopic({ slug: `of-${posts}`, name: `Of ${posts}`, posts }));
  openTopic({ ...ready(), categories: [...categories, sampleTopic({ posts: 1 })] });
  const [shown, further] = within(screen.getByRole('navigation', { name: 'Categories of posts' })).getAllByRole('list');
  expect(shown).toHaveTextContent(/Of 5.*Plumbing/);
  expect(shown).not.toHaveTextContent('Of 4');
  expect(further).toHaveTextContent('Of 4');
});

it('marks no category for a same-named tag', () => {
  openTopic({ ...ready(), topic: sampleTopic({ kind: 'tag', name: 'plumbing' }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Plumbing' })).toBeVisible();
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

it("links to the topic's other pages", () => {
  openTopic({ ...ready(), page: 2, pages: 3 });
  const pages = screen.getByRole('navigation', { name: 'Pages of posts' });
  expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/blogs/category/plumbing');
  expect(within(pages).getByRole('link', { name: 'Older posts' })).toHaveAttribute(
    'href',
    '/blogs/category/plumbing?page=3',
  );
});

it('offers recent posts for an unknown topic', () => {
  openTopic({ status: 'missing', recent: [sampleSummary()] });
  expect(screen.getByRole('heading', { level: 1, name: 'Topic not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Water tanks' })).toBeVisible();
});

it('offers a retry if loading fails', () => {
  openTopic({ status: 'failed' });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

function ready() {
  const topic = sampleTopic();
  const categories = [topic, sampleTopic({ slug: 'care', name: 'Care' })];
  return { status: 'ready', posts: [sampleSummary()], page: 1, pages: 1, topic, categories, others: [] };
}

function openTopic(data: unknown) {
  renderPage(TopicPage, { path: '/blogs/category/plumbing', data });
}
