import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { Panel } from '../../components/Panel.tsx';
import { ResponseTable } from '../../components/ResponseTable.tsx';
import type { IndustryProof, LatePromise } from '../../content/industry-proof-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import classes from './ResponseChapter.module.css';

/** How soon somebody comes, beside what follows if nobody does. */
export function ResponseChapter({ times }: Pick<IndustryProof, 'times'>) {
  const { title, intro, late, note } = times;
  const id = anchorOf(title);
  return (
    <Section tone="tint" labelledBy={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      <div className={classes.pair}>
        <Panel>
          <ResponseTable {...times}>
            <p className={classes.note}>{note}</p>
          </ResponseTable>
        </Panel>
        <Late {...late} />
      </div>
    </Section>
  );
}

function Late({ title, exit, costsTitle, costsHint, costs }: LatePromise) {
  return (
    <section className={classes.late} data-tone="deep">
      <h3>{title}</h3>
      <p>
        <strong>{exit.value}</strong> {exit.meaning}
      </p>
      <Fold title={costsTitle} hint={costsHint} level={4}>
        <dl>
          {costs.map(({ when, cost }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{cost}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
