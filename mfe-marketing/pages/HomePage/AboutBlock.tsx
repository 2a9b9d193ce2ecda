import { brand } from '@site/brand';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { Stage } from '../../components/Stage.tsx';
import type { HomeContent } from '../../content/home-types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './AboutBlock.module.css';
import { Progress } from './Progress.tsx';

export function AboutBlock({ about }: { about: HomeContent['about'] }) {
  return (
    <Section labelledBy="about-block">
      <div className={classes.about}>
        <div className={classes.scene}>
          <Stage illustration={about.illustration} sizes={pictureSizes.half} shape="free" ground="mint" />
          <p className={classes.years}>
            <strong>{brand.companyYears}+</strong> years in business
          </p>
        </div>
        <div className={classes.words}>
          <SectionHeading eyebrow={about.eyebrow} title={about.title} intro={about.intro} id="about-block" />
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {about.progress.map((item) => (
            <Progress key={item.title} {...item} />
          ))}
          <ButtonLink to={about.button.path} variant="secondary">
            {about.button.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
