import { brand } from '@site/brand';
import { renderPage } from '@site/host/testing/render-page';
import { screen } from '@testing-library/react';
import { LinkedText } from './LinkedText.tsx';

// React logs an error if two siblings have the same key, and that fails a test.
it('links what it finds each time it occurs, and keeps the words around', () => {
  const text = `Write to ${brand.email}, see the privacy policy, or write to ${brand.email} again.`;
  const { container } = renderPage(() => <LinkedText text={text} />, { path: '/disclaimer' });
  expect(container).toHaveTextContent(text);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${brand.email}`,
    '/privacy-policy',
    `mailto:${brand.email}`,
  ]);
});

it('links the address that applicants write to', () => {
  renderPage(() => <LinkedText text={`Email: ${brand.careersEmail}.`} />, { path: '/careers' });
  expect(screen.getByRole('link', { name: brand.careersEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.careersEmail}`,
  );
});

it('keeps a number with the unit behind its hyphen', () => {
  renderPage(() => <LinkedText text="a 6-month rotation" />, { path: '/investors-relationship' });
  expect(screen.getByText('6-month')).toBeInTheDocument();
});
