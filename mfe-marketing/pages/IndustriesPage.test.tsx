import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { industryListContent } from '../data/gathered-content.ts';
import { IndustriesPage } from './IndustriesPage.tsx';

describe('IndustriesPage', () => {
  test('shows six industries, each with the service its case study is about', async () => {
    renderPage(IndustriesPage, { path: '/industries', data: await industryListContent() });
    const tiles = within(screen.getByRole('list', { name: 'Industries' })).getAllByRole('listitem');
    expect(
      tiles.map((tile) => [within(tile).getByRole('link').getAttribute('href'), tile.querySelector('p')?.textContent]),
    ).toEqual([
      ['/commercials', 'Housekeeping'],
      ['/corporate', 'Pantry'],
      ['/residential', 'Paramedic'],
      ['/healthcare', 'Paramedic'],
      ['/education', 'Plumbing'],
      ['/event', 'Manpower and housekeeping'],
    ]);
  });
});
