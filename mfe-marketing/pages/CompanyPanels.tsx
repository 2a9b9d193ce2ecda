import { Fragment } from 'react';
import { Stage } from '../components/Stage.tsx';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import classes from './CompanyPanels.module.css';

interface CompanyPanelsProps {
  sections: TextSection[];
  /** `statement`: two posters on a wall, of which the first speaks louder. `card`: cells of a grid, of which a close-up takes one. */
  layout: 'statement' | 'card';
}

export function CompanyPanels({ sections, layout }: CompanyPanelsProps) {
  return (
    <div className={classes.panels} data-layout={layout}>
      {sections.map(({ heading = '', paragraphs, illustration }) => (
        <Fragment key={heading}>
          <section aria-labelledby={anchorOf(heading)}>
            <h2 id={anchorOf(heading)}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {illustration && <Stage illustration={illustration} sizes={pictureSizes.third} shape="close" />}
        </Fragment>
      ))}
    </div>
  );
}
