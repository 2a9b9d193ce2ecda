import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { approachContent } from '../data/gathered-content.ts';
import { ApproachPage } from './ApproachPage.tsx';

describe('ApproachPage', () => {
  test('leads to contact by its button', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Contact Us Now' })).toHaveAttribute('href', '/contact');
  });

  test('hands out the brochure in a tab of its own, with its size in the words', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Download Our Brochure (PDF, 820 KB) (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/sevantra-brochure.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('explains four sides of the approach', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  });
});

async function open() {
  renderPage(ApproachPage, { path: '/our-approach', data: await approachContent() });
}
