import { Picture } from '@site/ui/Picture';
import type { Testimonial } from '../content/types.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import classes from './CustomerVoice.module.css';

/** A quotation of one customer about the content beside it. */
export function CustomerVoice({ voice: { name, role, organisation, text, illustration } }: { voice: Testimonial }) {
  return (
    <figure className={classes.root}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <Picture picture={illustration.picture} alt={illustration.alt} sizes={pictureSizes.face} ground="mint" />
      <figcaption>
        <strong>{name}</strong> {role}, {organisation}
      </figcaption>
    </figure>
  );
}
