import { Section } from '@site/ui/Section';
import type { ReactNode } from 'react';
import classes from './SideHeadedSection.module.css';

interface SideHeadedSectionProps {
  /** Of the heading. */
  id: string;
  title: string;
  tone?: 'plain' | 'tint';
  /** Below the heading; below all where they are narrow. */
  pointer?: ReactNode;
  children: ReactNode;
}

/** A band whose heading stands beside what it heads, where there is room. */
export function SideHeadedSection({ id, title, tone = 'plain', pointer, children }: SideHeadedSectionProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={classes.root}>
        <h2 id={id}>{title}</h2>
        <div>{children}</div>
        {pointer}
      </div>
    </Section>
  );
}
