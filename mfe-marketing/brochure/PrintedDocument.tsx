import type { ReactNode } from 'react';

const styles = [
  '/@site/ui/styles/reset.css',
  '/@site/ui/styles/tokens.css',
  '/@site/ui/styles/fonts.css',
  '/brochure/brochure.css',
  '/brochure/tender-pack.css',
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
