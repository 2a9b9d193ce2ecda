import { brand } from '@site/brand';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Picture } from '@site/ui/Picture';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { HomeContent } from '../../content/home/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './CallToAction.module.css';

export function CallToAction({ content }: { content: HomeContent['callToAction'] }) {
  return (
    <Section tone="sun" spacing="slim" labelledBy="call-to-action">
      <div className={classes.call}>
        <div>
          <SectionHeading title={content.title} intro={content.text} id="call-to-action" />
          <div className={classes.actions}>
            <ButtonLink to={content.button.path}>{content.button.label}</ButtonLink>
            <ButtonLink to={brand.phone.href} variant="secondary">
              {brand.phone.display}
            </ButtonLink>
          </div>
        </div>
        <Picture
          picture={content.illustration.picture}
          alt={content.illustration.alt}
          sizes={pictureSizes.scene}
          ground="none"
        />
      </div>
    </Section>
  );
}
