import { brand } from '@site/brand';
import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { table } from '../route-table.ts';
import { SamplePage } from './SamplePage.tsx';

it('bears the name menus and search use', () => {
  renderPage(SamplePage, { path: '/sample' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(table.routes[0]?.label ?? 'no route');
});

it('says how to contact those behind it', () => {
  renderPage(SamplePage, { path: '/sample' });
  expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(screen.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
});
