import { Banner } from '@site/shared/ui/Banner.tsx';
import { Section } from '@site/shared/ui/Section.tsx';
import { CompanyFacts } from '../components/CompanyFacts.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { TableOfContents } from '../components/TableOfContents.tsx';
import { TextSections } from '../components/TextSections.tsx';
import { useContent } from '../components/useContent.ts';
import type { TextContent } from '../content/types.ts';
import classes from './TextPage.module.css';

/** Company pages, which have a picture, and legal pages, which have a date of review. */
export function TextPage() {
  const page = useContent<TextContent>();
  const kind = page.reviewed ? 'legal' : 'company';
  return (
    <article className={classes.page}>
      <TextBanner page={page} />
      <Section>
        <div className={classes.columns} data-kind={kind}>
          <aside className={classes.aside} aria-label="About this page">
            <TableOfContents sections={page.sections} />
            {page.reviewed && <Reviewed date={page.reviewed} />}
            {kind === 'company' && <CompanyFacts />}
          </aside>
          <div className={classes.text}>
            <TextSections sections={page.sections} />
          </div>
        </div>
      </Section>
      <NextPage group={kind === 'legal' ? 'legal' : 'about'} />
    </article>
  );
}

function TextBanner({ page }: { page: TextContent }) {
  const title = { title: page.name, crumbs: [{ label: page.name }], intro: page.lead };
  if (!page.illustration) return <Banner {...title} />;
  return <Banner {...title} picture={page.illustration.picture} alt={page.illustration.alt} />;
}

function Reviewed({ date }: { date: string }) {
  return (
    <p className={classes.reviewed}>
      Last reviewed on <time dateTime={date}>{inWords(date)}</time>
    </p>
  );
}

const dayMonthYear = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function inWords(date: string): string {
  return dayMonthYear.format(new Date(date));
}
