import { Prose } from '@site/ui/Prose';
import { LinkedText } from '../../components/LinkedText.tsx';
import type { LegalSection } from '../../content/legal/types.ts';
import { anchorOf } from '../../data/headings.ts';

/** Text sections at a readable line length, with links. */
export function TextSections({ sections }: { sections: LegalSection[] }) {
  return (
    <Prose>
      {sections.map((section) => (
        <TextSectionBody key={section.heading} section={section} />
      ))}
    </Prose>
  );
}

function TextSectionBody({ section }: { section: LegalSection }) {
  return (
    <>
      <h2 id={anchorOf(section.heading)}>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {section.points && (
        <ul>
          {section.points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
