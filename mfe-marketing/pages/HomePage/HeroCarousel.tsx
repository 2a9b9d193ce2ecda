import { useNavigate } from '@site/host/router';
import { Carousel } from '@site/ui/Carousel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Person } from '../../content/home/people.ts';
import type { HeroSlideContent } from '../../content/home/types.ts';
import classes from './HeroCarousel.module.css';
import { HeroPeople, pathOf } from './HeroPeople.tsx';
import { HeroSlide } from './HeroSlide.tsx';

export function HeroCarousel({ slides }: { slides: HeroSlideContent[] }) {
  const { dialog, prepare, open } = useSheetDialog();
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
      {dialog}
    </div>
  );
}

const grounds = ['deep', 'mint', 'sun'] as const;

/** The dialog with a person's paper. Its code and the papers load when they are asked for; if they cannot, the page of the trade is opened. */
function useSheetDialog() {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<ReactNode>();
  const lastPressed = useRef<Person>(null);

  useEffect(() => {
    return () => {
      lastPressed.current = null;
    };
  }, []);

  return {
    dialog,
    prepare: () => {
      loadDialog().catch(() => undefined);
    },
    async open(person: Person, badge: DOMRect) {
      lastPressed.current = person;
      const loaded = await loadDialog().catch(() => undefined);
      // Meanwhile the visitor has pressed another person, or left the page.
      if (lastPressed.current !== person) return;
      if (!loaded) return navigate(pathOf(person));
      const { SheetDialog } = loaded;
      setDialog(<SheetDialog person={person} badge={badge} onClose={() => setDialog(undefined)} />);
    },
  };
}

function loadDialog() {
  return import(/* webpackChunkName: "SheetDialog" */ './SheetDialog.tsx');
}
