import { Link, useNavigate } from '@site/host/router';
import { Button } from '@site/ui/Button';
import { ButtonLink } from '@site/ui/ButtonLink';
import { CloseButton } from '@site/ui/CloseButton';
import { Icon } from '@site/ui/Icon';
import { searchIcon } from '@site/ui/icons';
import { Notice } from '@site/ui/Notice';
import { useDialog } from '@site/ui/useDialog';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Hit } from './create-search.ts';
import { Absences, countOf, HitLink, Marked, NothingFound, SectionLabel, StartingPoints } from './result-elements.tsx';
import classes from './SearchDialog.module.css';
import { maxQueryLength, resultsAddress, searchPath } from './search-address.ts';
import { useCombobox } from './useCombobox.ts';
import { useSearch } from './useSearch.ts';
import { tidyQuery } from './words.ts';

export { loadSearch } from './search-client.ts';

/** As many as fit above a phone's keyboard or on a laptop's screen; the search page shows the rest. */
const maxShownHits = 8;

/** Search over any page: opens as soon as it is rendered, searches on every keystroke, and its owner removes it when it closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { open, closer, dialog } = useDialog('site-search');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const query = tidyQuery(typed);
  const search = useSearch(query);
  const hits = search.result?.hits.slice(0, maxShownHits) ?? [];
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox(hits.map(({ path }) => path));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears; after closing it is removed.
  useEffect(open, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query !== '') navigate(resultsAddress(query));
  };
  const type = (text: string) => {
    setTyped(text);
    combobox.reset();
  };
  const retry = () => {
    // The button goes at once.
    field.current?.focus();
    search.retry();
  };

  return (
    <dialog {...dialog} className={classes.root} aria-label="Search" onClose={onClose}>
      <div className={classes.sheet}>
        <form className={classes.head} action={searchPath} onSubmit={submit}>
          <Icon icon={searchIcon} />
          <input
            {...combobox.field}
            ref={field}
            name="q"
            dir="auto"
            aria-label="What are you looking for?"
            placeholder="Service, industry, question…"
            inputMode="search"
            enterKeyHint="search"
            spellCheck={false}
            maxLength={maxQueryLength}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <CloseButton label="Close search" {...closer} />
        </form>
        <Findings {...search} retry={retry} query={query} hits={hits} combobox={combobox} />
      </div>
    </dialog>
  );
}

type Combobox = ReturnType<typeof useCombobox>;

interface FindingsProps extends ReturnType<typeof useSearch> {
  query: string;
  /** The hits that are shown. */
  hits: Hit[];
  combobox: Combobox;
}

/** The area below the field, in every state of the search. */
function Findings({ query, result, hits, hasFailed, retry, combobox }: FindingsProps) {
  const isLoading = query !== '' && !result && !hasFailed;
  const isEmpty = result && hits.length === 0;
  const outcome = hasFailed ? 'The search could not be loaded' : result && countOf(result);
  return (
    <>
      <div className={classes.body}>
        <p className={classes.count} role="status" data-empty={isEmpty || hasFailed || undefined}>
          <span>{isLoading ? 'Searching…' : outcome}</span>
        </p>
        {hits.length > 0 && (
          <div className={classes.list} {...combobox.list}>
            {hits.map((hit, index) => (
              <Option key={hit.path} hit={hit} option={combobox.option(index)} />
            ))}
          </div>
        )}
        <div className={classes.absences} aria-live="polite">
          {result && <Absences absences={result.absences} />}
        </div>
        {isLoading && <Skeleton />}
        {hasFailed && <Failed retry={retry} query={query} />}
        {isEmpty && <NothingFound query={query} look="plain" />}
        {query === '' && !hasFailed && <StartingPoints look="plain" />}
      </div>
      {hits.length > 0 && (
        <p className={classes.foot}>
          <Link to={resultsAddress(query)}>{`See all results for “${query}”`}</Link>
        </p>
      )}
    </>
  );
}

/** A link that arrow keys reach from the field. */
function Option({ hit, option }: { hit: Hit; option: ReturnType<Combobox['option']> }) {
  return (
    <HitLink to={hit.path} className={classes.option} {...option}>
      <span className={classes.title}>
        <Marked text={hit.title} words={hit.words} />
      </span>{' '}
      <SectionLabel section={hit.section} />{' '}
      <span className={classes.text}>
        <Marked text={hit.text} words={hit.words} />
      </span>
    </HitLink>
  );
}

/** Holds the place of results that are under way. Hidden from screen readers, which hear that the search is under way. */
function Skeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}

function Failed({ retry, query }: { retry: () => void; query: string }) {
  return (
    <Notice
      kind="error"
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
