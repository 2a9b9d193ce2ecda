import { toSlug } from '@site/text/slug';
import { Section } from '@site/ui/Section';
import { TableOfContents } from '@site/ui/TableOfContents';
import { contentsId } from './BackToContents.tsx';
import classes from './ContentsBand.module.css';

interface ContentsBandProps {
  titles: string[];
}

/** The table of contents of a long page, in a strip below its banner. It links to headings whose id is `toSlug` of their text. */
export function ContentsBand({ titles }: ContentsBandProps) {
  return (
    <Section spacing="slim">
      <div className={classes.root}>
        <TableOfContents id={contentsId} headings={titles.map((text) => ({ id: toSlug(text), text }))} />
      </div>
    </Section>
  );
}
