import { brand } from '@site/brand';
import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { offers } from '../content/offers.ts';
import { table } from '../route-table.ts';
import { SamplePage } from './SamplePage.tsx';

it('bears the name menus and search use', () => {
  open({ status: 'ready', offers });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(table.routes[0]?.label ?? 'no route');
});

it('lists the offers', () => {
  open({ status: 'ready', offers });
  const list = screen.getByRole('region', { name: 'What we offer' });
  for (const { title, text } of offers) expect(list).toHaveTextContent(title + text);
});

it('can be read while the service does not answer, and tries again', () => {
  open({ status: 'failed' });
  expect(screen.getByText('Our offers could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(screen.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
});

function open(data: unknown) {
  renderPage(SamplePage, { path: '/sample', data });
}
