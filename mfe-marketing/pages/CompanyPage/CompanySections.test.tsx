import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { ServiceLinks } from './CompanySections.tsx';

it('leads to the services that the release has, in the order of its table', () => {
  const routes = [
    ['Services', '/services', 'ServicesPage'],
    ['Pantry Services', '/pantry-services', 'ServicePage'],
    ['Old Age Care Services', '/old-age-care-services', 'ServicePage'],
    ['Healthcare', '/healthcare', 'IndustryPage'],
  ].map(([label = '', path = '', page = '']) => ({
    part: 'marketing',
    path,
    page,
    label,
    title: label,
    description: '',
    trail: [],
    menus: [],
  }));
  renderPage(ServiceLinks, { shell: { routes } });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pantry Services', '/pantry-services'],
    ['Old Age Care Services', '/old-age-care-services'],
  ]);
});
