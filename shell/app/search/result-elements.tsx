import { brand } from '@site/brand';
import { visitPath } from '@site/brand/contact-links';
import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { Notice } from '@site/ui/Notice';
import type { ComponentProps } from 'react';
import { LinkItems, menuTree } from '../menu.tsx';
import { maxHits, type SearchResult } from './create-search.ts';
import classes from './result-elements.module.css';
import { termsOf } from './words.ts';

// Shared by the search dialog and the page of results.

/** How many pages were found; screen readers announce it too. */
export function countOf({ hits, query }: Pick<SearchResult, 'hits' | 'query'>): string {
  return `${count(hits.length)} for “${query}”`;
}

function count(hits: number): string {
  if (hits === 0) return 'No results';
  if (hits === 1) return '1 result';
  // There may be more.
  return hits === maxHits ? `The ${hits} best results` : `${hits} results`;
}

/** A link to a hit's page, or to its file, for which the router has no route. */
export function HitLink({ to, ...link }: ComponentProps<typeof Link> & { to: string }) {
  const isFile = useShell().documents.some(({ path }) => path === to);
  return <Link to={to} reloadDocument={isFile} {...link} />;
}

interface MarkedProps {
  text: string;
  /** Terms of the index. */
  words: string[];
}

/** Text in which the words that a query matched are marked. */
export function Marked({ text, words }: MarkedProps) {
  const pieces = [''];
  for (const part of withNoBreakSpaces(text).split(/([\p{L}\p{M}\p{N}\u200c\u200d]+)/u)) {
    if (termsOf(part).some((term) => words.includes(term))) pieces.push(part, '');
    // As long as possible: with a text node for every word, each keystroke took a third longer.
    else pieces.push(`${pieces.pop() ?? ''}${part}`);
  }
  return pieces.map((piece, index) => {
    // An element for each piece: browsers that translate replace bare text, and React fails to take it away.
    const Piece = index % 2 === 1 ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key.
    return <Piece key={index}>{piece}</Piece>;
  });
}

/** The path to a hit's page through the site. */
export function SectionLabel({ section }: { section: string | undefined }) {
  return section && <span className={classes.section}>{section}</span>;
}

/** Says what cannot be searched at the moment; the rest can. */
export function Absences({ absences }: { absences: string[] }) {
  if (absences.length === 0) return null;
  return (
    <Notice kind="info">
      {absences.map((absence) => (
        <p key={absence}>{absence}</p>
      ))}
    </Notice>
  );
}

/** On the page each group of links is a card; in the dialog, which looks like a card itself, it is not. */
type Look = 'cards' | 'plain';

/** Ways on from a search without a result. */
export function NothingFound({ query, look }: { query: string; look: Look }) {
  return (
    <>
      <p className={classes.advice}>
        <span>{query.includes(' ') ? 'Try a single word' : 'Try a different word'}</span>, call us on{' '}
        <a href={brand.phone.href}>{brand.phone.display}</a> or <Link to={visitPath}>arrange a visit</Link>. Perhaps it
        is one of these pages:
      </p>
      <StartingPoints look={look} />
    </>
  );
}

/** Ways on without a search: the pages below each entry of the main menu. */
export function StartingPoints({ look }: { look: Look }) {
  const groups = menuTree(useShell().routes, 'main').filter(({ items }) => items.length > 0);
  // The group with the most pages is what most visitors come for.
  const largestFirst = [...groups].sort((one, other) => other.items.length - one.items.length);
  return (
    <div className={classes.startingPoints} data-look={look}>
      {largestFirst.map(({ label, path, items }) => (
        <section key={path}>
          <h2>{label}</h2>
          <ul role="list">
            <LinkItems items={items} />
          </ul>
        </section>
      ))}
    </div>
  );
}
