import { useNavigate } from '@site/host/router';
import { Carousel } from '@site/ui/Carousel';
import { loadLater } from '@site/ui/load-later';
import { Suspense, startTransition, useEffect, useState } from 'react';
import type { Person } from '../../content/home/people.ts';
import type { HeroSlideContent } from '../../content/home/types.ts';
import classes from './HeroCarousel.module.css';
import { HeroPeople, pathOf } from './HeroPeople.tsx';
import { HeroSlide } from './HeroSlide.tsx';

export function HeroCarousel({ slides }: { slides: HeroSlideContent[] }) {
  const [pressed, setPressed] = useState<{ person: Person; badge: DOMRect }>();
  // In a transition, so that the page stays as it is while the code loads. The person who was pressed last counts.
  const open = (person: Person, badge: DOMRect) => startTransition(() => setPressed({ person, badge }));
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
          >
            {place === 0 && <HeroPeople onApproach={prepare} onOpen={open} />}
          </HeroSlide>
        ))}
      />
      <Suspense>
        {pressed && <SheetDialog key={pressed.person.id} {...pressed} onClose={() => setPressed(undefined)} />}
      </Suspense>
    </div>
  );
}

const grounds = ['deep', 'mint', 'sun'] as const;

/** The dialog with a person's paper. Its code and the papers load when somebody is on the way to a person. */
const SheetDialog = loadLater(() => loadDialog().then((module) => module.SheetDialog), TradePageInstead);

function loadDialog() {
  return import(/* webpackChunkName: "SheetDialog" */ './SheetDialog.tsx');
}

function prepare() {
  loadDialog().catch(() => undefined);
}

/** Opens the page of the trade where the dialog cannot come. */
function TradePageInstead({ person }: { person: Person }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(pathOf(person));
  }, [navigate, person]);
  return null;
}
