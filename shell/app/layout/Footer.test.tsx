import { screen } from '@testing-library/react';
import { Footer } from './Footer.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it('leaves out a list that the release has no pages for', () => {
  renderMenu(Footer);
  expect(screen.queryByRole('navigation', { name: 'Industries' })).not.toBeInTheDocument();
});

it('says once, on pages in Hindi alone, that most pages are in English', () => {
  renderMenu(Footer, '/hi');
  expect(screen.getByRole('contentinfo')).toHaveAttribute('lang', 'hi');
  expect(screen.getAllByText(/अंग्रेज़ी में/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('lang', 'en-IN');
  renderMenu(Footer, '/services');
  expect(screen.getAllByText(/अंग्रेज़ी में/)).toHaveLength(1);
});
