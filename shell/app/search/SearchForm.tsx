import { useNavigate } from '@site/host/router';
import { Button, type ButtonVariant } from '@site/ui/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from './SearchForm.module.css';
import { maxQueryLength, resultsAddress, searchFieldId, searchPath } from './search-address.ts';

interface SearchFormProps {
  query: string;
  /** Put into the field once scripts run, unless the visitor has focused it. The 404 page has the same HTML for all addresses. */
  suggestion?: string;
  /** Variant of the button, where another button comes first. */
  variant?: ButtonVariant;
}

/** A plain form: without scripts the browser submits it to the server. */
export function SearchForm({ query, suggestion = '', variant = 'primary' }: SearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // As its default, which replaces nothing that the visitor has typed, and does not count as typed.
  const [suggested, setSuggested] = useState('');
  useEffect(() => {
    if (field.current !== document.activeElement) setSuggested(suggestion);
  }, [suggestion]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(resultsAddress(field.current?.value ?? ''));
  };
  return (
    <search className={classes.root}>
      <form action={searchPath} onSubmit={submit}>
        <label htmlFor={searchFieldId}>What are you looking for?</label>
        <div className={classes.line}>
          <input
            // A new field for each query, because an uncontrolled field would keep the old one when the address changes.
            key={query}
            ref={field}
            id={searchFieldId}
            type="search"
            dir="auto"
            name="q"
            defaultValue={query || suggested}
            maxLength={maxQueryLength}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
          <Button type="submit" variant={variant}>
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
