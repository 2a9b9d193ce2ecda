import { renderPage } from '@site/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { aboutUs } from '../content/company/about-us.ts';
import { privacyPolicy } from '../content/legal/privacy-policy.ts';
import type { TextContent } from '../content/types.ts';
import { TextPage } from './TextPage.tsx';

describe('TextPage', () => {
  test('describes the company in five paragraphs', () => {
    open(aboutUs);
    const [section] = aboutUs.sections;
    expect(section?.paragraphs).toHaveLength(5);
    for (const paragraph of section?.paragraphs ?? []) expect(screen.getByText(paragraph)).toBeInTheDocument();
  });

  test('has no table of contents where the text is short', () => {
    open(aboutUs);
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  test('leads to every heading of a long text', () => {
    const { container } = open(privacyPolicy);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(privacyPolicy.sections.flatMap(({ heading }) => heading ?? []));
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent ?? '');
  });

  test('says when a legal text was last reviewed', () => {
    open(privacyPolicy);
    expect(screen.getByText('1 November 2026')).toHaveAttribute('datetime', '2026-11-01');
  });
});

function open(page: TextContent) {
  return renderPage(TextPage, { path: `/${page.slug}`, data: page });
}
