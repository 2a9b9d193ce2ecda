import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { QuietChapter } from '../../components/QuietChapter.tsx';
import { Stage } from '../../components/Stage.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './QuietPair.module.css';

type QuietPairProps = Pick<IndustryContent, 'closeUp'> & { proof: IndustryProof };

/** What is looked up before signing, in rows that say what is in them; beside it the work itself, over how a site of this size is staffed. */
export function QuietPair({ proof, closeUp }: QuietPairProps) {
  return (
    <Section tone="tint">
      <div className={classes.root}>
        <QuietChapter chapter={proof} hint={proof.gist}>
          {proof.points.map(({ term, hint, text }) => (
            <Row key={term} title={term} hint={hint} text={text} />
          ))}
        </QuietChapter>
        <div className={classes.beside}>
          <Stage illustration={closeUp} sizes={pictureSizes.half} shape="close" />
          <QuietChapter chapter={proof.start}>
            <ol>
              {proof.start.steps.map(({ when, title, text }) => (
                <li key={title}>
                  <Row title={title} hint={when} text={text} />
                </li>
              ))}
            </ol>
          </QuietChapter>
        </div>
      </div>
    </Section>
  );
}

function Row({ title, hint, text }: { title: string; hint: string; text: string }) {
  return (
    <Fold title={title} hint={hint} level={3} when="always">
      <p className={classes.text}>{text}</p>
    </Fold>
  );
}
