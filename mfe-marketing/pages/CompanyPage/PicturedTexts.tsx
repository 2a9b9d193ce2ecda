import { FramedPicture } from '../../components/FramedPicture.tsx';
import type { HeadedText } from '../../content/company/types.ts';
import type { Illustration } from '../../content/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import { CompanyText } from './CompanyText.tsx';
import classes from './PicturedTexts.module.css';

interface PicturedTextsProps {
  illustration: Illustration;
  texts: HeadedText[];
}

/** Texts beside one picture that is as high as all of them. */
export function PicturedTexts({ illustration, texts }: PicturedTextsProps) {
  return (
    <div className={classes.root}>
      <FramedPicture illustration={illustration} sizes={pictureSizes.half} shape="close" />
      <div className={classes.texts}>
        {texts.map((text) => (
          <CompanyText key={text.heading} text={text} />
        ))}
      </div>
    </div>
  );
}
