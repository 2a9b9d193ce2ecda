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

/** Below what it adds to: where more of the same stands on another page. */
export function SideNote(note: SideNoteProps) {
  return (
    <SideNotes layout="below">
      <NoteLinks {...note} />
    </SideNotes>
  );
}

interface SideNotesProps {
  /** Below each other in a narrow column, along one rule; or quiet lines below all that they add to. */
  layout?: 'beside' | 'below';
  children: ReactNode;
}

export function SideNotes({ layout = 'beside', children }: SideNotesProps) {
  return (
    <div className={classes.root} data-layout={layout}>
      {children}
    </div>
  );
}

/** One of several. */
export function NoteLinks({ lead, links }: SideNoteProps) {
  return (
    <p className={classes.links}>
      <span>{lead}</span>{' '}
      <span className={classes.list}>
        {links.map(({ label, path }) => (
          <Link key={path} to={path}>
            {label}
            {links.length === 1 && <Icon drawing={arrowRightIcon} />}
          </Link>
        ))}
      </span>
    </p>
  );
}
