import { Section, type SectionTone } from '@site/ui/Section';
import type { ReactNode } from 'react';
import classes from './SideHeadedSection.module.css';

interface SideHeadedSectionProps {
  /** Of the heading. */
  id: string;
  title: string;
  intro?: string;
  /** Below the heading at every width: fills the column beside what is tall. */
  beside?: ReactNode;
  /** Below both where the heading has a column of its own. */
  picture?: ReactNode;
  /** Continues the band above. */
  isJoined?: boolean;
  tone?: SectionTone;
  /** Below the heading; below all where they are narrow. */
  pointer?: ReactNode;
  children: ReactNode;
}

/** A band whose heading stands beside what it heads, where there is room. */
export function SideHeadedSection({
  id,
  title,
  intro,
  beside,
  picture,
  isJoined = false,
  tone,
  pointer,
  children,
}: SideHeadedSectionProps) {
  return (
    <Section tone={tone} room={isJoined ? 'joined' : undefined} labelledBy={id}>
      <div className={classes.root}>
        <div className={classes.heading}>
          <h2 id={id}>{title}</h2>
          {intro && <p>{intro}</p>}
          {beside && <div className={classes.beside}>{beside}</div>}
          {picture && <div className={classes.picture}>{picture}</div>}
        </div>
        <div>{children}</div>
        {pointer}
      </div>
    </Section>
  );
}
