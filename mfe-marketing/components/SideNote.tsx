import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import type { ButtonText } from '../content/types.ts';
import classes from './SideNote.module.css';

interface SideNoteProps {
  /** What the links have in common. */
  lead: string;
  links: ButtonText[];
}

/** Below a heading: where more of the same stands on another page. */
export function SideNote({ lead, links }: SideNoteProps) {
  return (
    <p className={classes.root}>
      <span>{lead}</span>{' '}
      {links.map(({ label, path }) => (
        <Link key={path} to={path}>
          {label}
          {links.length === 1 && <Icon drawing={arrowRightIcon} />}
        </Link>
      ))}
    </p>
  );
}
