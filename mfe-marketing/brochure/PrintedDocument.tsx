import type { ReactNode } from 'react';

const styles = [
  '/shared/ui/styles/reset.css',
  '/shared/ui/styles/tokens.css',
  '/shared/ui/styles/fonts.css',
  '/mfe-marketing/brochure/brochure.css',
  '/mfe-marketing/brochure/tender-pack.css',
];

/** A whole document. Headings become the PDF's outline, elements its tags, alternative texts those of its pictures. */
export function PrintedDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
