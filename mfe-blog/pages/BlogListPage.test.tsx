import { renderPage } from '@site/host/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSummary, sampleTopic } from '../testing/sample-posts.ts';
import { BlogListPage } from './BlogListPage.tsx';

const revalidate = jest.fn();
jest.mock('@site/host/router', () => ({
  ...jest.requireActual('@site/host/router'),
  useRevalidator: () => ({ state: 'idle', revalidate }),
}));

it("shows each post's picture, day and month, author, categories, title and excerpt", () => {
  openList({ status: 'ready', posts: [sampleSummary()], page: 1, pages: 1, categories: [] });
  const card = screen.getByRole('article');
  expect(within(card).getByRole('img', { name: 'A tank on a roof.' })).toBeInTheDocument();
  expect(within(card).getByText('6')).toBeVisible();
  expect(within(card).getByText('October')).toBeVisible();
  expect(card).toHaveTextContent(/by Admin 3-minute read Water, HygieneWater tanks/);
  expect(within(card).getByText('3-minute read')).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/blogs/water-tanks');
  expect(within(card).getByText('Empty it & scrub.')).toBeVisible();
});

it('leaves out what a post does not say', () => {
  const post = { slug: 'water-tanks', title: 'Water tanks', categories: [] };
  openList({ status: 'ready', posts: [post], page: 1, pages: 1, categories: [] });
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/^by Admin Water tanks$/);
  expect(within(card).queryByRole('img')).not.toBeInTheDocument();
});

it('draws a picture in place of a broken one', () => {
  const posts = [sampleSummary({ image: undefined })];
  openList({ status: 'ready', posts, page: 1, pages: 1, categories: [] });
  const card = screen.getByRole('article');
  fireEvent.error(card.querySelector('img') ?? card);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('svg')).toBeInTheDocument();
});

it('links each category with its post count', () => {
  const categories = [sampleTopic(), sampleTopic({ slug: 'housing-societies', name: 'Housing societies', posts: 1 })];
  openList({ status: 'ready', posts: [sampleSummary()], page: 1, pages: 1, categories });
  const nav = screen.getByRole('navigation', { name: 'Categories of posts' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('All posts');
  expect(within(nav).getByRole('link', { name: 'Plumbing 2 posts' })).toHaveAttribute(
    'href',
    '/blogs/category/plumbing',
  );
  expect(within(nav).getByRole('link', { name: 'Housing societies 1 post' })).toHaveAttribute(
    'href',
    '/blogs/category/housing-societies',
  );
});

it('can fold all but the three most used categories away', () => {
  const categories = [6, 5, 4, 2, 1].map((posts) => sampleTopic({ slug: `of-${posts}`, name: `Of ${posts}`, posts }));
  openList({ status: 'ready', posts: [sampleSummary()], page: 1, pages: 1, categories });
  expect(screen.getByRole('link', { name: 'Of 4 4 posts' })).toBeVisible();
  const [shown, further] = within(screen.getByRole('navigation', { name: 'Categories of posts' })).getAllByRole('list');
  expect(shown).not.toHaveTextContent('Of 2');
  expect(further).toHaveTextContent('Of 2 2');
  expect(screen.getByText('More topics')).toBeVisible();
});

it('shows no paging for one page', () => {
  openList({ status: 'ready', posts: [sampleSummary()], page: 1, pages: 1, categories: [] });
  expect(screen.queryByRole('navigation', { name: 'Pages of posts' })).not.toBeInTheDocument();
});

it('says when there are no posts yet', () => {
  openList({ status: 'empty' });
  expect(screen.getByText('No posts yet')).toBeVisible();
});

it('links back from beyond the last page', () => {
  openList({ status: 'beyond', path: '/blogs' });
  expect(screen.getByRole('link', { name: 'Newest posts' })).toHaveAttribute('href', '/blogs');
});

it('tries again on request after a failure', async () => {
  openList({ status: 'failed' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(revalidate).toHaveBeenCalledTimes(1);
});

function openList(data: unknown) {
  renderPage(BlogListPage, { path: '/blogs', data });
}
