import { Section } from '@site/ui/Section';
import { type ContentsHeading, TableOfContents } from '@site/ui/TableOfContents';
import { anchorOf } from '../data/anchor-of.ts';
import { contentsId } from './BackToContents.tsx';
import classes from './ContentsBand.module.css';

interface ContentsBandProps {
  titles: (string | ChapterTitles)[];
}

/** A chapter's title and those of its topics. */
export interface ChapterTitles {
  title: string;
  topics: string[];
}

/** What a long page holds, in a strip below its head: links to its headings, whose ids are their anchors. */
export function ContentsBand({ titles }: ContentsBandProps) {
  return (
    <Section room="slim">
      <div className={classes.root}>
        <TableOfContents id={contentsId} headings={titles.map(headingOf)} />
      </div>
    </Section>
  );
}

function headingOf(entry: string | ChapterTitles): ContentsHeading {
  if (typeof entry === 'string') return { id: anchorOf(entry), text: entry };
  return { ...headingOf(entry.title), topics: entry.topics.map(headingOf) };
}
