import { FramedPicture } from '../components/FramedPicture.tsx';
import type { TextSection } from '../content/types.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { CompanyText } from './CompanyText.tsx';
import classes from './PicturedTexts.module.css';

/** Text sections beside one picture that is as high as all of them. */
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
