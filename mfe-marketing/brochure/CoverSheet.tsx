import type { ReactNode } from 'react';
import type { Illustration } from '../content/types.ts';
import { Mark } from './Mark.tsx';
import { SheetPicture } from './SheetPicture.tsx';

interface CoverSheetProps {
  name: string;
  tagline: string;
  text: string;
  illustration: Illustration;
  children?: ReactNode;
}

export function CoverSheet({ name, tagline, text, illustration, children }: CoverSheetProps) {
  return (
    <section className="sheet cover">
      <Mark />
      <div className="stage">
        <SheetPicture illustration={illustration} width={1300} ground="#14504d" />
      </div>
      <div className="words">
        <h1>{name}</h1>
        <p className="tagline">{tagline}</p>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
