import { ButtonLink } from '@site/ui/ButtonLink';
import { Picture } from '@site/ui/Picture';
import { Fragment } from 'react';
import type { HeroSlideContent } from '../../content/home-types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './HeroSlide.module.css';

/** Between two facts of a slide's line of proof. */
const separator = ' · ';

interface HeroSlideProps {
  slide: HeroSlideContent;
  ground: 'deep' | 'mint' | 'sun';
  /** The first slide carries the page's h1 and its largest picture. */
  isFirst: boolean;
}

export function HeroSlide({ slide, ground, isFirst }: HeroSlideProps) {
  return (
    <div className={classes.slide} data-ground={ground} data-tone={ground === 'deep' ? 'deep' : undefined}>
      <div className={classes.inner}>
        <div className={classes.words}>
          {isFirst ? <h1 tabIndex={-1}>{slide.headline}</h1> : <h2>{slide.headline}</h2>}
          <p>{slide.text}</p>
          <div className={classes.ways}>
            <ButtonLink to={slide.button.path}>{slide.button.label}</ButtonLink>
            <ButtonLink to={slide.secondButton.path} variant="secondary">
              {slide.secondButton.label}
            </ButtonLink>
          </div>
          <p className={classes.proof}>
            <span>
              {slide.proof.split(separator).map((fact, place, { length }) => (
                <Fragment key={fact}>
                  {place > 0 && ' '}
                  <span>{place < length - 1 ? `${fact} ·` : fact}</span>
                </Fragment>
              ))}
            </span>
          </p>
        </div>
      </div>
      <div className={classes.picture}>
        <Picture
          picture={slide.illustration.picture}
          alt={slide.illustration.alt}
          sizes={pictureSizes.hero}
          ground="none"
          isEager={isFirst}
        />
      </div>
    </div>
  );
}
