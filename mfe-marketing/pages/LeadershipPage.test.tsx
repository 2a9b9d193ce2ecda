import { renderPage } from '@site/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { leadershipContent } from './gathered-content.ts';
import { LeadershipPage } from './LeadershipPage.tsx';

describe('LeadershipPage', () => {
  test('shows two people, each with role, portrait and biography', async () => {
    const data = await leadershipContent();
    renderPage(LeadershipPage, { path: '/our-leadership', data });
    expect(data.profiles).toHaveLength(2);
    for (const { name, role, illustration, biography } of data.profiles) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
      expect(screen.getByText(role)).toBeInTheDocument();
      expect(screen.getByRole('img', { name: illustration.alt })).toBeInTheDocument();
      for (const paragraph of biography) expect(screen.getByText(paragraph)).toBeInTheDocument();
    }
  });
});
