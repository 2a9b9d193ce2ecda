import { ButtonLink } from '@site/ui/ButtonLink';
import { Picture } from '@site/ui/Picture';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { HomeSectionsContent } from '../../content/home/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './AboutBlock.module.css';
import { Progress } from './Progress.tsx';

export function AboutBlock({ about }: { about: HomeSectionsContent['about'] }) {
  return (
    <Section labelledBy="about-block">
      <div className={classes.about}>
        <div className={classes.scene}>
          <Picture
            picture={about.illustration.picture}
            alt={about.illustration.alt}
            sizes={pictureSizes.scene}
            ground="none"
          />
        </div>
        <div className={classes.words}>
          <SectionHeading eyebrow={about.eyebrow} title={about.title} id="about-block" />
          <p>
            {about.intro} {about.text}
          </p>
          <ButtonLink to={about.button.path} variant="secondary">
            {about.button.label}
          </ButtonLink>
        </div>
        <div className={classes.progress}>
          {about.progress.map((item) => (
            <Progress key={item.title} {...item} />
          ))}
        </div>
      </div>
    </Section>
  );
}
