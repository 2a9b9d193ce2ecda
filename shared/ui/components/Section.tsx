import type { ReactNode } from 'react';
import { useReveal } from '../motion/useReveal.ts';
import classes from './Section.module.css';

/** The coloured tones are the most prominent: never use one on two bands in a row. */
export type SectionTone = 'plain' | 'tint' | 'deep' | 'mint' | 'sun';

interface SectionProps {
  tone?: SectionTone;
  /** `slim`: a strip between two bands. `joined`: continues the band above, which must have the same tone. */
  spacing?: 'slim' | 'joined';
  /** Id of the heading that names the section; it becomes a landmark only with one. */
  labelledBy?: string;
  children: ReactNode;
}

/**
 * A full-bleed band; its children keep the page's width and gutter, and are revealed when scrolled to.
 * @example
 * <Section tone="tint" labelledBy="prices"><SectionHeading id="prices" title="Prices" /></Section>
 */
export function Section({ tone = 'plain', spacing, labelledBy, children }: SectionProps) {
  return (
    <section
      ref={useReveal<HTMLElement>()}
      className={classes.root}
      data-tone={tone}
      data-spacing={spacing}
      aria-labelledby={labelledBy}
    >
      <div className={classes.inner}>{children}</div>
    </section>
  );
}
