import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { useFrameWords, usePageLanguage } from '../frame-words.ts';
import { pathIn } from '../language.ts';
import classes from './TalkLink.module.css';

/** The link to the contact page, in the header and in the mobile menu. */
export function TalkLink() {
  const { talk } = useFrameWords();
  return (
    <Link className={classes.root} to={pathIn(usePageLanguage(), '/contact', useShell().routes)}>
      {talk}
    </Link>
  );
}
