import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { QuietChapter } from '../../components/QuietChapter.tsx';
import { Stage } from '../../components/Stage.tsx';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import type { IndustryContent } from '../../content/types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import { ColourCode } from './ColourCode.tsx';
import classes from './QuietPair.module.css';

type QuietPairProps = Pick<IndustryContent, 'closeUp'> & { proof: IndustryProof };

/** How the work is done, by subject, beside the work itself; then how a site of this size is staffed. */
export function QuietPair({ proof, closeUp }: QuietPairProps) {
  const { title, intro, colours, groups, start } = proof;
  const id = anchorOf(title);
  return (
    <Section tone="tint" labelledBy={id}>
      <div className={classes.root}>
        <div>
          <SectionHeading id={id} title={title} intro={intro} />
          <ColourCode colours={colours} />
        </div>
        <Stage illustration={closeUp} sizes={pictureSizes.half} shape="close" />
        <div className={classes.groups}>
          {groups.map((group) => (
            <Fold key={group.title} title={group.title} hint={group.hint} level={3}>
              {group.points.map(({ term, hint, text, isOpen }) => (
                <Fold key={term} title={term} hint={hint} level={4} when="always" isOpen={isOpen}>
                  <p className={classes.text}>{text}</p>
                </Fold>
              ))}
            </Fold>
          ))}
        </div>
        <div className={classes.start}>
          <QuietChapter chapter={start}>
            <ol className={classes.steps}>
              {start.steps.map((step) => (
                <li key={step.title}>
                  <p>{step.when}</p>
                  <h3>{step.title}</h3>
                  <p className={classes.text}>{step.text}</p>
                </li>
              ))}
            </ol>
          </QuietChapter>
        </div>
      </div>
    </Section>
  );
}
