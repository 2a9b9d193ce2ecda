import { FramedPicture } from '../components/FramedPicture.tsx';
import type { TextSection } from '../content/types.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { CompanyText } from './CompanyText.tsx';
import classes from './PicturedTexts.module.css';

/** One picture as high as all the texts beside it. */
export function PicturedTexts({ sections }: { sections: TextSection[] }) {
  const scene = sections.find(({ illustration }) => illustration)?.illustration;
  return (
    <div className={classes.root}>
      {scene && <FramedPicture illustration={scene} sizes={pictureSizes.half} shape="close" />}
      <div className={classes.texts}>
        {sections.map((section) => (
          <CompanyText key={section.heading} section={section} />
        ))}
      </div>
    </div>
  );
}
