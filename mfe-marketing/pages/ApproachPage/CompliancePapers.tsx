import { Link } from '@site/host/router';
import { toSlug } from '@site/text/slug';
import { Fold } from '@site/ui/Fold';
import { Icon } from '@site/ui/Icon';
import { checkIcon } from '@site/ui/icons';
import { Panel } from '../../components/Panel.tsx';
import type { PapersContent } from '../../content/how-we-work/types.ts';
import classes from './CompliancePapers.module.css';
import { ItemList } from './ItemList.tsx';

/** Registrations and insurance policies: what each one covers, and how the client gets to see it. */
export function CompliancePapers({ papers: { title, hint, intro, rows, further } }: { papers: PapersContent }) {
  return (
    <Fold id={toSlug(title)} title={title} hint={hint} level={3} when="always">
      <Panel>
        <p className={classes.intro}>
          {intro} <Link to="/about-this-site">About this site</Link>
        </p>
        <ul role="list" className={classes.papers}>
          {rows.map(({ paper, covers, comes }) => (
            <li key={paper}>
              <h4>{paper}</h4>
              <p>{covers}</p>
              <p className={classes.comes}>
                <Icon icon={checkIcon} />
                {comes}
              </p>
            </li>
          ))}
        </ul>
        <div className={classes.further}>
          <ItemList items={further} />
        </div>
      </Panel>
    </Fold>
  );
}
