import { Link } from '@site/host/router';
import { Button } from '@site/ui/Button';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Notice } from '@site/ui/Notice';
import { Absences } from './Absences.tsx';
import classes from './Findings.module.css';
import { HitOption } from './HitOption.tsx';
import { NothingFound } from './NothingFound.tsx';
import { countOf, resultsAddress } from './result-words.ts';
import { Skeleton } from './Skeleton.tsx';
import { StartingPoints } from './StartingPoints.tsx';
import type { Hit, SearchResult } from './search-result.ts';
import type { useCombobox } from './useCombobox.ts';
import type { SearchState } from './useSearch.ts';

interface FindingsProps {
  search: SearchState;
  query: string;
  /** Undefined where nothing was asked, or neither the index nor the server has answered. */
  result: SearchResult | undefined;
  /** The hits that are shown. */
  hits: Hit[];
  combobox: ReturnType<typeof useCombobox>;
}

/** The area below the dialog's field, in every state of the search. */
export function Findings({ search, query, result, hits, combobox }: FindingsProps) {
  const isLoading = query !== '' && search.status === 'loading' && !result;
  return (
    <>
      <div className={classes.body}>
        <p className={classes.count} role="status" data-empty={(result && hits.length === 0) || undefined}>
          {result && `${countOf(result)} for “${query}”`}
          {isLoading && 'Searching…'}
        </p>
        {hits.length > 0 && (
          <div className={classes.list} {...combobox.list}>
            {hits.map((hit, index) => (
              <HitOption key={hit.path} hit={hit} option={combobox.option(index)} />
            ))}
          </div>
        )}
        {result && <Absences absences={result.absences} />}
        {isLoading && <Skeleton lines={4} />}
        {!result && search.status === 'failed' && <Failed retry={search.retry} query={query} />}
        {result && hits.length === 0 && <NothingFound query={query} look="plain" />}
        {!result && query === '' && search.status !== 'failed' && <StartingPoints look="plain" />}
      </div>
      {result && hits.length > 0 && (
        <p className={classes.foot}>
          <Link to={resultsAddress(query)}>{`See all results for “${query}”`}</Link>
        </p>
      )}
    </>
  );
}

function Failed({ retry, query }: { retry: () => void; query: string }) {
  return (
    <Notice
      kind="error"
      title="The search could not be loaded"
      headingLevel={2}
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          <ButtonLink variant="secondary" to={resultsAddress(query)}>
            Open the search page
          </ButtonLink>
        </>
      }
    >
      <p>Please check your connection.</p>
    </Notice>
  );
}
