import type { BrochureContent } from './brochure-content.ts';
import { SheetPicture } from './SheetPicture.tsx';

export function ApproachSheet({ title, lead, illustration, sections }: BrochureContent['approach']) {
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <div className="stage wide">
        <SheetPicture illustration={illustration} width={800} ground="#f8dfa6" />
      </div>
      <div className="steps">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
