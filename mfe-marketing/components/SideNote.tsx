import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import type { ReactNode } from 'react';
import type { ButtonText } from '../content/types.ts';
import classes from './SideNote.module.css';

interface SideNoteProps {
  /** What the links have in common. */
  lead: string;
  links: ButtonText[];
}

/** Below a heading: where more of the same stands on another page. */
export function SideNote(note: SideNoteProps) {
  return (
    <SideNotes>
      <NoteLinks {...note} />
    </SideNotes>
  );
}

/** Several below each other, along one rule. */
export function SideNotes({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}

/** One of several. */
export function NoteLinks({ lead, links }: SideNoteProps) {
  return (
    <p className={classes.links}>
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
