import { Banner } from '@site/ui/Banner';
import { Carousel } from '@site/ui/Carousel';
import { groundOf } from '@site/ui/ground-of';
import { Section } from '@site/ui/Section';
import { useContent } from '../data/useContent.ts';
import classes from './CarouselTestPage.module.css';

export function CarouselTestPage() {
  const page = useContent<'CarouselTestPage'>();
  return (
    <div className={classes.page}>
      <Banner title={page.name} intro={page.lead} />
      <Section>
        <Carousel
          label="Four steps"
          subject="the four steps"
          slides={page.steps.map((step, place) => <Step key={step.title} {...step} place={place} />)}
          hasNavigation
        />
      </Section>
    </div>
  );
}

interface StepProps {
  title: string;
  text: string;
  place: number;
}

function Step({ title, text, place }: StepProps) {
  return (
    <div className={classes.step} data-ground={groundOf(place)}>
      <p aria-hidden>{place + 1}</p>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
