import { toSlug } from '@site/text/slug';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { CompanyFacts } from '../../components/CompanyFacts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ResponseTable } from '../../components/ResponseTable.tsx';
import type { HospitalContent } from '../../content/industries/types.ts';
import classes from './ResponseChapter.module.css';

/** Response times, then what we pay when we are late. */
export function ResponseChapter({ times }: Pick<HospitalContent, 'times'>) {
  const { title, intro, late, note } = times;
  const id = toSlug(title);
  return (
    <Section tone="tint" labelledBy={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      <Panel>
        <ResponseTable {...times}>
          <p className={classes.note}>{note}</p>
        </ResponseTable>
      </Panel>
      <div className={classes.late} data-tone="deep">
        <h3>{late.title}</h3>
        <CompanyFacts figures={late.figures} isLed note={late.note} />
      </div>
    </Section>
  );
}
