import { screen, within } from '@testing-library/react';
import { CallBar } from './CallBar.tsx';
import { renderMenu } from './testing/render-menu.tsx';

it("offers no way to the form on the form's page", () => {
  renderMenu(CallBar, '/contact');
  expect(screen.queryByRole('link', { name: 'Talk to us' })).not.toBeInTheDocument();
});

it('speaks Hindi on pages in Hindi, and leads to the form in Hindi', () => {
  renderMenu(CallBar, '/hi');
  const bar = screen.getByRole('navigation', { name: 'फ़ोन या संपर्क' });
  expect(bar).toHaveAttribute('lang', 'hi');
  expect(within(bar).getByRole('link', { name: 'बात कीजिए' })).toHaveAttribute('href', '/hi/contact');
  const whatsapp = within(bar).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(whatsapp.href).searchParams.get('text')).toBe(
    'नमस्ते Sevantra, मुझे कुछ जानकारी चाहिए। https://sevantra.example/hi',
  );
});

it.each([
  ['/plumbing-services', 'page “Plumbing”: https://sevantra.example/plumbing-services'],
  ['/blogs/water-tanks', 'page https://sevantra.example/blogs/water-tanks'],
  ['/no-such-page', 'website: https://sevantra.example'],
])('begins a WhatsApp message that names %s', (path, end) => {
  renderMenu(CallBar, path);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(link.href).searchParams.get('text')).toBe(`Hello Sevantra, I am writing from your ${end}`);
});
