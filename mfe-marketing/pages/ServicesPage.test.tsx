import { brand } from '@site/brand';
import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { serviceCards } from '../content/services/service-list.ts';
import { loadServiceList } from '../data/loaders.ts';
import { ServicesPage } from './ServicesPage.tsx';

describe('ServicesPage', () => {
  it('shows all services in the grid but paramedic services', async () => {
    await openServices();
    const grid = within(screen.getByRole('list', { name: 'Services' }));
    expect(grid.getAllByRole('listitem')).toHaveLength(serviceCards.length - 1);
    expect(grid.queryByRole('heading', { name: /paramedic/i })).not.toBeInTheDocument();
  });

  it('shows paramedic services alone below the grid', async () => {
    await openServices();
    const card = within(screen.getByRole('region', { name: 'Paramedic Services' }));
    expect(card.getByRole('link')).toHaveAttribute('href', '/paramedic-services');
    expect(screen.getByRole('list', { name: 'Services' }).compareDocumentPosition(card.getByRole('heading'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('links to contact by button and phone', async () => {
    await openServices();
    expect(screen.getByRole('link', { name: 'Discover more' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  });
});

async function openServices() {
  return renderPage(ServicesPage, { path: '/services', data: await loadServiceList() });
}
