import { Section } from '@site/ui/Section';
import { TableOfContents } from '@site/ui/TableOfContents';
import type { ReactNode } from 'react';
import { anchorOf } from '../data/anchor-of.ts';
import { contentsId } from './BackToContents.tsx';
import classes from './ContentsBand.module.css';

interface ContentsBandProps {
  titles: string[];
  /** What stands above the links. */
  children?: ReactNode;
}

/** What a long page holds, in a strip below its head: links to its headings, whose ids are their anchors. */
export function ContentsBand({ titles, children }: ContentsBandProps) {
  return (
    <Section room="slim">
      {children}
      <div className={classes.root}>
        <TableOfContents id={contentsId} headings={titles.map((text) => ({ id: anchorOf(text), text }))} />
      </div>
    </Section>
  );
}
