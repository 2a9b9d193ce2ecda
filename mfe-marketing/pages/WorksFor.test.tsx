import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { WorksFor } from './WorksFor.tsx';

test('leads to the industries that take the service, those whose page the release has', () => {
  openWith(['Commercials', 'Residential', 'Healthcare']);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Residential', '/residential'],
    ['Healthcare', '/healthcare'],
  ]);
});

test('says nothing where the release has none of them', () => {
  const { container } = openWith(['Commercials']);
  expect(container).toBeEmptyDOMElement();
});

function openWith(industries: string[]) {
  const routes = industries.map((label) => ({
    part: 'marketing',
    path: `/${label.toLowerCase()}`,
    page: 'IndustryPage',
    title: label,
    description: '',
    label,
    trail: [],
    menus: [],
  }));
  return renderPage(() => <WorksFor service="paramedic-services" />, { services: { routes } });
}
