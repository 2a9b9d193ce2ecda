import { useNavigate } from '@site/host/router';
import { Button } from '@site/ui/Button';
import { type FormEvent, useRef } from 'react';
import { resultsAddress } from './result-words.ts';
import classes from './SearchForm.module.css';
import { searchPath } from './search-index.ts';
import { longestQuery } from './spelling.ts';

/** A form of the plain kind: without scripts the browser asks the server for the results. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(resultsAddress(searchPath, field.current?.value ?? ''));
  };
  return (
    <search className={classes.root}>
      <form action={searchPath} onSubmit={submit}>
        <label htmlFor="search-query">What are you looking for?</label>
        <div className={classes.line}>
          <input
            // Another query is another field: what the first one was typed into does not follow the address.
            key={query}
            ref={field}
            id="search-query"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
}
