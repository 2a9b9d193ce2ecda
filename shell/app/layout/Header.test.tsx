import { addressLine, brand } from '@site/brand';
import { screen } from '@testing-library/react';
import { Header } from './Header.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('says where the company is, how to reach it and when', () => {
  renderMenu(Header);
  expect(screen.getAllByText(addressLine)[0]).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: brand.email })[0]).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(screen.getByRole('banner')).toHaveTextContent('Mon - Sat 9:00 am to 6:00 pm');
  expect(screen.getAllByRole('link', { name: brand.phone.display })[0]).toHaveAttribute('href', brand.phone.href);
});

it('leads home by the logo, to contact by a button and to the search', () => {
  renderMenu(Header);
  expect(screen.getByRole('link', { name: `${brand.name}, home` })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact');
  const search = screen.getByRole('button', { name: 'Search' });
  expect(search).toHaveAttribute('type', 'submit');
  expect(search.closest('form')).toHaveAttribute('action', '/search');
});
