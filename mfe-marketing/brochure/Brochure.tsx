import type { ReactNode } from 'react';
import { ApproachSheet } from './ApproachSheet.tsx';
import type { BrochureContent } from './brochure-content.ts';
import { CardSheet } from './CardSheet.tsx';
import { CompanySheet } from './CompanySheet.tsx';
import { Mark } from './Mark.tsx';
import { ReachSheet } from './ReachSheet.tsx';
import { SheetPicture } from './SheetPicture.tsx';

const styles = [
  '/shared/ui/styles/reset.css',
  '/shared/ui/styles/tokens.css',
  '/shared/ui/styles/fonts.css',
  '/mfe-marketing/brochure/brochure.css',
];

/** The whole document. Headings become the PDF's outline, elements its tags, alternative texts those of its pictures. */
export function Brochure({ content }: { content: BrochureContent }) {
  const { title, cover, company, services, industries, approach, reach } = content;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <Cover {...cover} />
        <Sheet>
          <CompanySheet {...company} />
        </Sheet>
        <Sheet>
          <CardSheet {...services} kind="services" />
        </Sheet>
        <Sheet>
          <CardSheet {...industries} kind="industries" />
        </Sheet>
        <Sheet>
          <ApproachSheet {...approach} />
        </Sheet>
        <ReachSheet {...reach} />
      </body>
    </html>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return <section className="sheet">{children}</section>;
}

function Cover({ name, tagline, text, illustration }: BrochureContent['cover']) {
  return (
    <section className="sheet cover">
      <Mark />
      <div className="stage">
        <SheetPicture illustration={illustration} width={1300} ground="#14504d" />
      </div>
      <div className="words">
        <h1>{name}</h1>
        <p className="tagline">{tagline}</p>
        <p>{text}</p>
      </div>
    </section>
  );
}
