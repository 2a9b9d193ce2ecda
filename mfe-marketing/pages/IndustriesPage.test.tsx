import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { loadIndustryList } from '../data/loaders.ts';
import { IndustriesPage } from './IndustriesPage.tsx';

describe('IndustriesPage', () => {
  it('shows six industries, each with its services, the one of its case study first', async () => {
    renderPage(IndustriesPage, { path: '/industries', data: await loadIndustryList() });
    const tiles = within(screen.getByRole('list', { name: 'Industries' })).getAllByRole('listitem');
    expect(
      tiles.map((tile) => [within(tile).getByRole('link').getAttribute('href'), tile.querySelector('p')?.textContent]),
    ).toEqual([
      ['/commercials', expect.stringMatching(/^Housekeeping, .+ and /)],
      ['/corporate', expect.stringMatching(/^Pantry, .+ and /)],
      ['/residential', expect.stringMatching(/^Paramedic, .+ and /)],
      ['/healthcare', expect.stringMatching(/^Paramedic, .+ and /)],
      ['/education', expect.stringMatching(/^Plumbing, .+ and /)],
      ['/event', expect.stringMatching(/^Manpower and housekeeping, .+ and /)],
    ]);
  });
});
