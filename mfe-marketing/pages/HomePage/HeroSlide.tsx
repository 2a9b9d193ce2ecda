import { ButtonLink } from '@site/ui/ButtonLink';
import { Picture } from '@site/ui/Picture';
import type { ReactNode } from 'react';
import type { HeroSlideContent } from '../../content/home/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './HeroSlide.module.css';

interface HeroSlideProps {
  slide: HeroSlideContent;
  ground: 'deep' | 'mint' | 'sun';
  /** The first slide has the page's largest picture. */
  isFirst: boolean;
  /** Lies over the picture. */
  children?: ReactNode;
}

export function HeroSlide({ slide, ground, isFirst, children }: HeroSlideProps) {
  return (
    <div className={classes.slide} data-ground={ground} data-tone={ground === 'deep' ? 'deep' : undefined}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h2>{slide.headline}</h2>
          <p>{slide.text}</p>
          <div className={classes.actions}>
            <ButtonLink to={slide.button.path}>{slide.button.label}</ButtonLink>
            <ButtonLink to={slide.secondButton.path} variant="secondary">
              {slide.secondButton.label}
            </ButtonLink>
          </div>
          <ul role="list" className={classes.proof}>
            {slide.proof.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
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
      {children}
    </div>
  );
}
