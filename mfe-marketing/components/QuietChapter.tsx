import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import type { Chapter } from '../content/how-we-work-types.ts';
import { anchorOf } from '../data/anchor-of.ts';

interface QuietChapterProps {
  chapter: Chapter;
  children: ReactNode;
}

/** One of several chapters that share a band. */
export function QuietChapter({ chapter: { title, intro }, children }: QuietChapterProps) {
  const id = anchorOf(title);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      {children}
    </section>
  );
}
