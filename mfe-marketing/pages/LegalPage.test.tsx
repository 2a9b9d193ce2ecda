import { addressLine, brand, privacyNoticeVersion } from '@site/brand';
import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { content as privacyPolicy } from '../content/legal/pages/privacy-policy.ts';
import { LegalPage } from './LegalPage.tsx';

describe('LegalPage', () => {
  it('links to every heading', () => {
    const { container } = open();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(privacyPolicy.sections.map(({ heading }) => heading));
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent ?? '');
  });

  it('leads back to its contents', () => {
    const { container } = open();
    const back = screen.getByRole('link', { name: 'Contents' }).getAttribute('href') ?? '';
    expect(container.querySelector(back)).toContainElement(screen.getByRole('navigation', { name: 'On this page' }));
  });

  it('links phone, addresses and other policies where its text names them', () => {
    const { container } = open();
    const text = container.querySelector<HTMLElement>(`:has(> #contents) + div`);
    if (!text) throw new Error('The page has no text beside its contents.');
    const links = within(text)
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/\s/g, ' '), link.getAttribute('href')]);
    expect(links).toEqual([
      [addressLine, '/contact'],
      ['Subscription to our notes', '/subscription'],
      ['cookie policy', '/cookies-policy'],
      ['cookie policy', '/cookies-policy'],
      ['Your data', '/your-data'],
      [brand.registration.grievance.email, `mailto:${brand.registration.grievance.email}`],
      [addressLine, '/contact'],
      [brand.phone.display, brand.phone.href],
    ]);
  });

  it('says when it was last reviewed', () => {
    open();
    expect(screen.getByText('30 November 2026')).toHaveAttribute('datetime', privacyNoticeVersion);
  });
});

function open() {
  return renderPage(LegalPage, { path: `/${privacyPolicy.slug}`, data: privacyPolicy });
}
