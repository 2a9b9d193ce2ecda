import { brand } from '@site/brand';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import { Notice } from '@site/ui/Notice';
import { Absences } from './Absences.tsx';
import { HitList } from './HitList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { countOf, resultsAddress } from './result-words.ts';
import classes from './SearchFindings.module.css';
import { StartingPoints } from './StartingPoints.tsx';
import type { SearchPageData } from './search-page-data.ts';

/** The area below the search page's form, in every state. */
export function SearchFindings({ data }: { data: SearchPageData }) {
  if (data.status === 'failed') return <Failed query={data.query} />;
  const { query, hits, absences } = data.result;
  return (
    <div className={classes.root}>
      <div className={classes.findings}>
        <p className={classes.count} role="status">
          {query === '' ? 'Or choose a page' : `${countOf(data.result)} for “${query}”`}
        </p>
        <Absences absences={absences} />
        {query === '' && <StartingPoints look="cards" />}
        {query !== '' && hits.length === 0 && <NothingFound query={query} look="cards" />}
        {hits.length > 0 && <HitList hits={hits} />}
      </div>
      <CallBox
        title="Prefer to ask a person?"
        text={`Call or write in your own words, in English or Hindi. We answer ${brand.workingHours}.`}
      >
        <ButtonLink to="/contact">Arrange a visit</ButtonLink>
      </CallBox>
    </div>
  );
}

function Failed({ query }: { query: string }) {
  return (
    <Notice
      kind="error"
      title="The search could not be loaded"
      headingLevel={2}
      actions={<ButtonLink to={resultsAddress(query)}>Search again</ButtonLink>}
    >
      <p>
        Please check your connection, or call us on <a href={brand.phone.href}>{brand.phone.display}</a>.
      </p>
    </Notice>
  );
}
