import { Link } from '@site/host/router';
import classes from './HitOption.module.css';
import { HitSection } from './HitSection.tsx';
import { Marked } from './Marked.tsx';
import type { Hit } from './search-result.ts';
import type { useCombobox } from './useCombobox.ts';

interface HitOptionProps {
  hit: Hit;
  option: ReturnType<ReturnType<typeof useCombobox>['option']>;
}

/** A result in the dialog's list: a link that arrow keys reach from the field. */
export function HitOption({ hit, option }: HitOptionProps) {
  return (
    <Link to={hit.path} className={classes.root} {...option}>
      <span className={classes.title}>
        <Marked text={hit.title} words={hit.words} />
      </span>{' '}
      <HitSection section={hit.section} />{' '}
      <span className={classes.text}>
        <Marked text={hit.text} words={hit.words} />
      </span>
    </Link>
  );
}
