import type { BrochureContent } from './brochure-content.ts';
import { Mark } from './Mark.tsx';
import { SheetPicture } from './SheetPicture.tsx';

export function Cover({ name, tagline, text, illustration }: BrochureContent['cover']) {
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
      </div>
    </section>
  );
}
