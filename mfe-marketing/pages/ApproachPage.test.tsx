import { renderPage } from '@site/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { ourApproach } from '../content/company/our-approach.ts';
import { ApproachPage } from './ApproachPage.tsx';

describe('ApproachPage', () => {
  test('leads to contact by its button', () => {
    renderPage(ApproachPage, { path: '/our-approach', data: ourApproach });
    expect(screen.getByRole('link', { name: 'Contact Us Now' })).toHaveAttribute('href', '/contact');
  });

  test('explains four sides of the approach', () => {
    renderPage(ApproachPage, { path: '/our-approach', data: ourApproach });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  });
});
