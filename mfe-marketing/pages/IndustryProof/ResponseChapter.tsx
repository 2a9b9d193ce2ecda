import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { FigureList } from '../../components/FigureList.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ResponseTable } from '../../components/ResponseTable.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import classes from './ResponseChapter.module.css';

/** How soon somebody comes, beside what follows if nobody does. */
export function ResponseChapter({ times }: Pick<IndustryProof, 'times'>) {
  const { title, intro, tableTitle, late, note } = times;
  const id = anchorOf(title);
  return (
    <Section tone="tint" labelledBy={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      <div className={classes.pair}>
        <Fold title={tableTitle} level={3}>
          <Panel>
            <ResponseTable {...times} />
            <p className={classes.note}>{note}</p>
          </Panel>
        </Fold>
        <section className={classes.late} data-tone="deep">
          <h3>{late.title}</h3>
          <FigureList figures={late.clauses} />
        </section>
      </div>
    </Section>
  );
}
