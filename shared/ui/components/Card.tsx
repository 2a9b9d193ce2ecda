import type { PictureSource } from '@site/contracts/picture';
import { Link } from '@site/host/router';
import classes from './Card.module.css';
import { Icon } from './Icon.tsx';
import { arrowRightIcon } from './icons.ts';
import { Picture, type PictureGround } from './Picture.tsx';

interface CardProps {
  to: string;
  title: string;
  headingLevel?: 2 | 3;
  /** A line between title and text; in a row it replaces the text. */
  detail?: string;
  text: string;
  /** The words beside the arrow, which say what a click shows. */
  action: string;
  picture: PictureSource;
  alt?: string;
  ground: PictureGround;
  sizes: string;
  /**
   * In long lists on a phone the first card is `whole`, with its full picture; the others are rows: a small picture, title and two lines
   * of text.
   */
  onPhones?: 'whole' | 'row';
  /** More prominent than the others of its list; in a cell of two columns its text is beside the picture. */
  isLead?: boolean;
}

/**
 * Clicking anywhere on the card follows its one link.
 * @example
 * <Card to="/security" title="Security" text="Guards and patrols." action="See the service" picture={picture} ground={groundOf(0)} sizes="20rem" />
 */
export function Card({
  to,
  title,
  headingLevel = 3,
  detail,
  text,
  action,
  picture,
  alt = '',
  ground,
  sizes,
  onPhones,
  isLead = false,
}: CardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.root} data-phone={onPhones} data-lead={isLead || undefined}>
      <Picture picture={picture} alt={alt} sizes={sizes} ground={ground} />
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Link to={to}>{title}</Link>
        </Heading>
        {detail && <p className={classes.detail}>{detail}</p>}
        <p className={classes.text}>{text}</p>
        <span className={classes.action} aria-hidden>
          {action}
          <Icon icon={arrowRightIcon} />
        </span>
      </div>
    </article>
  );
}
