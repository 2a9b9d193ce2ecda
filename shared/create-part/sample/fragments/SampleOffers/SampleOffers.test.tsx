import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { table } from '../../route-table.ts';
import { SampleOffers } from './SampleOffers.tsx';

it('lists the offers, and links to their page', () => {
  renderPage(() => <SampleOffers data={[{ title: 'A visit', text: 'We look at everything with you.' }]} />);
  expect(screen.getByRole('region', { name: 'What we offer' })).toHaveTextContent('We look at everything with you.');
  expect(screen.getByRole('link')).toHaveAttribute('href', table.routes[0]?.path);
});
