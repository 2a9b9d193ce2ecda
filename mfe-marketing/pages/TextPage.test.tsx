import { brand } from '@site/brand';
import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { careers } from '../content/careers/careers.ts';
import { hindiCareers } from '../content/careers/hindi-careers.ts';
import { hindiPrivacyPolicy } from '../content/legal/hindi-privacy-policy.ts';
import { content as privacyPolicy } from '../content/legal/pages/privacy-policy.ts';
import type { TextPageContent } from '../content/legal/types.ts';
import { bills } from '../content/services/prices.ts';
import { TextPage } from './TextPage.tsx';

it.each([
  ['careers', careers],
  ['hindiCareers', hindiCareers],
])('tells applicants wages, phone and WhatsApp, and what is real: %s', (_, page) => {
  open(page);
  const table = within(screen.getByRole('table'));
  for (const { wage } of Object.values(bills))
    expect(table.getAllByText(`₹${wage.toLocaleString('en-IN')}`)).not.toEqual([]);
  const banner = screen.getByRole('banner');
  const ways = within(banner)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual(expect.arrayContaining([brand.phone.href, expect.stringContaining('wa.me')]));
  expect(screen.getByRole('link', { name: 'About this site' })).toHaveAttribute('href', '/about-this-site');
});

it('says in both languages that nobody pays for a job', () => {
  expect(careers.lead).toContain('Nobody ever pays for a job');
  expect(hindiCareers.lead).toContain('कोई पैसा नहीं');
});

it('has the privacy policy in Hindi with a section for each in English', () => {
  open(hindiPrivacyPolicy);
  expect(hindiPrivacyPolicy.sections.map(({ points = [] }) => points.length)).toEqual(
    privacyPolicy.sections.map(({ points = [] }) => points.length),
  );
  expect(screen.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/cookies-policy');
  expect(screen.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/your-data');
  expect(screen.getByRole('navigation', { name: 'आप यहाँ हैं' })).toHaveTextContent('निजता नीति');
});

function open(page: TextPageContent) {
  renderPage(TextPage, { path: `/${page.slug}`, data: page });
}
