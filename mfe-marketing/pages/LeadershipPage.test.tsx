import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { content } from '../content/company/pages/our-leadership.ts';
import { LeadershipPage } from './LeadershipPage.tsx';

describe('LeadershipPage', () => {
  it('has a profile of two directors, and a smaller box for the head of nursing below them', () => {
    renderPage(LeadershipPage, { path: '/our-leadership', data: content });
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(['Anand Mathur', 'Kavita Nair']);
    expect(within(screen.getByRole('complementary')).getByText('Lissy Thomas')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Lissy Thomas' })).not.toBeInTheDocument();
    for (const { name, role, illustration, biography } of content.profiles) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
      expect(screen.getByText(role)).toBeInTheDocument();
      expect(screen.getByRole('img', { name: illustration.alt })).toBeInTheDocument();
      for (const paragraph of biography) expect(screen.getByText(paragraph)).toBeInTheDocument();
    }
  });

  it('says that each portrait is drawn, and what each leader signs', () => {
    renderPage(LeadershipPage, { path: '/our-leadership', data: content });
    expect(screen.getAllByText('Drawn portrait')).toHaveLength(3);
    for (const signs of ['Signs each contract himself', 'Signs each maintenance plan herself'])
      expect(screen.getByText(signs)).toBeInTheDocument();
  });

  it('introduces the leadership before it names anybody', () => {
    renderPage(LeadershipPage, { path: '/our-leadership', data: content });
    const [leader] = screen.getAllByRole('heading', { level: 2 });
    if (!leader) throw new Error('Nobody is named.');
    expect(screen.getByText(new RegExp(content.introduction)).compareDocumentPosition(leader)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
