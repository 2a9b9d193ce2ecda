import { useNavigate } from '@site/host/router';
import { CloseButton } from '@site/ui/CloseButton';
import { Icon } from '@site/ui/Icon';
import { searchIcon } from '@site/ui/icons';
import { useDialog } from '@site/ui/useDialog';
import { type FormEvent, useEffect, useState } from 'react';
import { type AskServer, askServer } from './ask-server.ts';
import type { Search } from './create-search.ts';
import { Findings } from './Findings.tsx';
import { loadSearch } from './load-search.ts';
import { maxQueryLength } from './max-query-length.ts';
import { resultsAddress } from './result-words.ts';
import classes from './SearchDialog.module.css';
import { searchPath } from './search-index.ts';
import { tidyQuery } from './spelling.ts';
import { useCombobox } from './useCombobox.ts';
import { useResult } from './useResult.ts';
import { useSearch } from './useSearch.ts';

export { loadSearch };

interface SearchDialogProps {
  onClose: () => void;
  /** These two differ from the site's own only in tests. */
  load?: () => Promise<Search>;
  ask?: AskServer;
}

/** As many as fit above a phone's keyboard or on a laptop's screen; the search page shows the rest. */
const maxShownHits = 8;

/** Search over any page: opens as soon as it is rendered, searches on every keystroke, and its owner removes it when it closes. */
export function SearchDialog({ onClose, load = loadSearch, ask = askServer }: SearchDialogProps) {
  const { open, closer, dialog } = useDialog('site-search');
  const navigate = useNavigate();
  const search = useSearch(load);
  const [typed, setTyped] = useState('');
  const query = tidyQuery(typed);
  const result = useResult(search, query, ask);
  const hits = result?.hits.slice(0, maxShownHits) ?? [];
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

  return (
    <dialog {...dialog} className={classes.root} aria-label="Search" onClose={onClose}>
      <div className={classes.sheet}>
        <form className={classes.head} action={searchPath} onSubmit={submit}>
          <Icon drawing={searchIcon} />
          <input
            {...combobox.field}
            name="q"
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
        <Findings search={search} query={query} result={result} hits={hits} combobox={combobox} />
      </div>
    </dialog>
  );
}
