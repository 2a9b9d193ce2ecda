import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { sampleSummary } from '../../testing/sample-posts.ts';
import { RecentPosts } from './RecentPosts.tsx';

it('shows the newest posts in a carousel with a heading', () => {
  renderPage(() => <RecentPosts data={[sampleSummary(), sampleSummary({ slug: 'gardens', title: 'Gardens' })]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Recent blog posts' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Water tanks' })).toHaveAttribute('href', '/blogs/water-tanks');
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
});

it('shows nothing if there are no posts', () => {
  renderPage(() => <RecentPosts data={[]} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('shows pictures from the host of the API', () => {
  const shell = { apiOrigin: 'https://api.example' };
  const source = { stem: '/uploads/posts/tanks', widths: [400, 800], width: 1200, height: 800, colour: '#336655' };
  renderPage(() => <RecentPosts data={[sampleSummary({ image: { source, alt: 'Tanks' } })]} />, { shell });
  const [picture] = screen.getAllByRole('img', { name: 'Tanks' });
  expect(picture).toHaveAttribute('src', 'https://api.example/uploads/posts/tanks-800.webp');
});
