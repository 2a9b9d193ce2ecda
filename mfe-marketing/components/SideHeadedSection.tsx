import { Section, type SectionTone } from '@site/ui/Section';
import type { ReactNode } from 'react';
import type { Illustration } from '../content/types.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { FramedPicture } from './FramedPicture.tsx';
import classes from './SideHeadedSection.module.css';

interface SideHeadedSectionProps {
  /** Id of the heading. */
  id: string;
  title: string;
  intro?: string;
  /** Below the heading at every width: fills the column beside tall content. */
  aside?: ReactNode;
  /** Beside the heading, or below it where it has its own column, which they fill. */
  pictures?: [Illustration, ...Illustration[]];
  /** Continues the band above, without space between. */
  isJoined?: boolean;
  tone?: SectionTone;
  /** Below the heading and its pictures, or below everything in a narrow container. */
  note?: ReactNode;
  /** Across both columns, below them. */
  below?: ReactNode;
  children: ReactNode;
}

/** A band whose heading is beside its content where there is room. */
export function SideHeadedSection({
  id,
  title,
  intro,
  aside,
  pictures,
  isJoined = false,
  tone,
  note,
  below,
  children,
}: SideHeadedSectionProps) {
  return (
    <Section tone={tone} spacing={isJoined ? 'joined' : undefined} labelledBy={id}>
      <div className={classes.root} data-pictured={pictures ? true : undefined}>
        <div className={classes.heading}>
          <h2 id={id}>{title}</h2>
          {intro && <p>{intro}</p>}
          {aside && <div className={classes.aside}>{aside}</div>}
          {pictures && <SidePictures pictures={pictures} />}
        </div>
        <div>{children}</div>
        {note}
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </Section>
  );
}

interface SidePicturesProps {
  /** The second one is shown only where the first would be cropped to fill the height. */
  pictures: [Illustration, ...Illustration[]];
}

/** Pictures that fill the height left below a heading. */
function SidePictures({ pictures }: SidePicturesProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.pictures}>
        {pictures.map((illustration) => (
          <FramedPicture key={illustration.alt} illustration={illustration} sizes={pictureSizes.half} shape="fill" />
        ))}
      </div>
    </div>
  );
}
