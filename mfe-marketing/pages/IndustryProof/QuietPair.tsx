import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { QuietChapter } from '../../components/QuietChapter.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import { StepPath } from '../StepPath.tsx';
import classes from './QuietPair.module.css';

/** What is looked up before signing, in rows that say what is in them, beside how a site of this size is staffed. */
export function QuietPair({ proof }: { proof: IndustryProof }) {
  return (
    <Section tone="tint">
      <div className={classes.root}>
        <QuietChapter chapter={proof}>
          {proof.points.map(({ term, hint, text }) => (
            <Fold key={term} title={term} hint={hint} level={3} when="always">
              <p className={classes.text}>{text}</p>
            </Fold>
          ))}
        </QuietChapter>
        <QuietChapter chapter={proof.start}>
          <StepPath steps={proof.start.steps} direction="down" />
        </QuietChapter>
      </div>
    </Section>
  );
}
