import { toSlug } from '@site/text/slug';
import { Prose } from '@site/ui/Prose';
import type { LegalSection } from '../content/legal/types.ts';
import { LinkedText } from './LinkedText.tsx';

/** Text under headings at a readable line length, with links. */
export function TextSections({ sections }: { sections: LegalSection[] }) {
  return (
    <Prose>
      {sections.map((section) => (
        <TextSection key={section.heading} section={section} />
      ))}
    </Prose>
  );
}

function TextSection({ section }: { section: LegalSection }) {
  return (
    <>
      <h2 id={toSlug(section.heading) || undefined}>{section.heading}</h2>
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
