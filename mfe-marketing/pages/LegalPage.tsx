import { brand } from '@site/brand';
import { indianDate } from '@site/text/indian-time';
import { toSlug } from '@site/text/slug';
import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { TableOfContents } from '@site/ui/TableOfContents';
import { BackToContents, contentsId } from '../components/BackToContents.tsx';
import { DataTable } from '../components/DataTable.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { TextSections } from '../components/TextSections.tsx';
import { useContent } from '../data/useContent.ts';
import classes from './LegalPage.module.css';

/** A legal text between its table of contents and whom to ask about it. */
export function LegalPage() {
  const page = useContent<'LegalPage'>();
  const headings = page.sections.map(({ heading }) => ({ id: toSlug(heading), text: heading }));
  return (
    <article className={classes.page}>
      <Banner title={page.name} intro={page.lead} />
      <Section>
        <div className={classes.columns}>
          <aside className={classes.aside} aria-label="About this page">
            <TableOfContents id={contentsId} headings={headings} />
            <Reviewed date={page.reviewed} />
          </aside>
          <div className={classes.text}>
            {page.summary && <DataTable {...page.summary} kind="record" />}
            <TextSections sections={page.sections} />
          </div>
          <Questions />
        </div>
      </Section>
      <NextPage group="legal" />
      <BackToContents />
    </article>
  );
}

function Reviewed({ date }: { date: string }) {
  return (
    <p className={classes.reviewed}>
      Last reviewed on <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}

function formatDate(date: string): string {
  const { day, month, year } = indianDate(date);
  return `${day} ${month} ${year}`;
}

function Questions() {
  const { phone, registration } = brand;
  const { name, email } = registration.grievance;
  return (
    <section className={classes.questions} aria-labelledby="questions">
      <h2 id="questions">Questions about this page</h2>
      <p>{name}</p>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={phone.href}>{phone.display}</a>
    </section>
  );
}
