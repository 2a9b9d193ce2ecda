import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { loadLeadership } from '../data/loaders.ts';
import { LeadershipPage } from './LeadershipPage.tsx';

describe('LeadershipPage', () => {
  it('shows two people with role, portrait, biography', async () => {
    const data = await loadLeadership();
    renderPage(LeadershipPage, { path: '/our-leadership', data });
    expect(data.profiles).toHaveLength(2);
    for (const { name, role, illustration, biography } of data.profiles) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
      expect(screen.getByText(role)).toBeInTheDocument();
      expect(screen.getByRole('img', { name: illustration.alt })).toBeInTheDocument();
      for (const paragraph of biography) expect(screen.getByText(paragraph)).toBeInTheDocument();
    }
  });

  it('introduces the leadership before it names anybody', async () => {
    const data = await loadLeadership();
    renderPage(LeadershipPage, { path: '/our-leadership', data });
    const [leader] = screen.getAllByRole('heading', { level: 2 });
    if (!leader) throw new Error('Nobody is named.');
    expect(screen.getByText(new RegExp(data.page.introduction)).compareDocumentPosition(leader)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
