import { Link } from '@site/host/router';
import { toSlug } from '@site/text/slug';
import { Section } from '@site/ui/Section';
import { DataTable } from '../../components/DataTable.tsx';
import type { HospitalContent } from '../../content/industries/types.ts';
import classes from './ServedSites.module.css';

/** Hospitals that we serve already, in numbers, with how to speak to one of them. */
export function ServedSites({ served: { title, text, caption, head, rows } }: Pick<HospitalContent, 'served'>) {
  const id = toSlug(title);
  return (
    <Section spacing="joined" labelledBy={id}>
      <div className={classes.served}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          <DataTable kind="count" caption={caption} isCaptionHidden head={head} rows={rows} />
          <p>
            <Link to="/about-this-site" className={classes.about}>
              About this site
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
