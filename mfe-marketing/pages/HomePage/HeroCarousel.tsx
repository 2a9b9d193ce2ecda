import { Carousel } from '@site/ui/Carousel';
import type { HeroSlideContent } from '../../content/home/types.ts';
import classes from './HeroCarousel.module.css';
import { HeroSlide } from './HeroSlide.tsx';

export function HeroCarousel({ slides }: { slides: HeroSlideContent[] }) {
  return (
    <div className={classes.hero}>
      <Carousel
        label="What we do"
        subject="the headlines"
        controls="over"
        hasNavigation
        slides={slides.map((slide, place) => (
          <HeroSlide
            key={slide.headline}
            slide={slide}
            ground={grounds[place % grounds.length] ?? 'deep'}
            isFirst={place === 0}
          />
        ))}
      />
    </div>
  );
}

const grounds = ['deep', 'mint', 'sun'] as const;
