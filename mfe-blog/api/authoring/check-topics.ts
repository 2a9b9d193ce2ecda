import { type TopicKind, topicSlug } from '../../contract/topics.ts';
import type { Diagnostic } from '../import/diagnostic.ts';
import type { ValidPost } from '../import/read-posts.ts';
import { topicKey } from '../tables.ts';

interface Use {
  name: string;
  posts: number;
  /** When the first of them is published. */
  since: string;
  /** Where the first post that has the topic names it. */
  file: string;
  line: number;
}

/** Shorter words differ by one letter from too many others. */
const minLength = 4;

const keys = { category: 'categories', tag: 'tags' } as const;

/** Collects the topics of posts, then finds those that look misspelt. */
export function topicCheck() {
  const uses = { category: new Map<string, Use>(), tag: new Map<string, Use>() };
  const shown = new Set<string>();
  return {
    add({ file, lines, front }: ValidPost) {
      for (const [kind, key] of Object.entries(keys) as [TopicKind, 'categories' | 'tags'][]) // entries() widens the keys
        for (const name of front[key]) {
          if (!front.draft) shown.add(topicKey(kind, name));
          const known = uses[kind].get(topicSlug(name));
          if (known) known.posts += 1;
          else uses[kind].set(topicSlug(name), { name, posts: 1, since: front.published, file, line: lines[key] ?? 1 });
        }
    },
    diagnostics: (): Diagnostic[] => [...misspeltIn('categories', uses.category), ...misspeltIn('tags', uses.tag)],
    /** Whether the topic has a page; drafts alone give it none. */
    hasPage: (kind: TopicKind, slug: string) => shown.has(`${kind}/${slug}`),
  };
}

function misspeltIn(key: string, uses: Map<string, Use>): Diagnostic[] {
  const near = nearWords(uses.keys());
  return [...uses].flatMap(([slug, { name, posts, since, file, line }]) => {
    if (posts > 1 || slug.length < minLength) return [];
    const [known] = near(slug)
      .flatMap((other) => uses.get(other) ?? [])
      // Where each spelling has one post, only the newer post is reported.
      .filter((other) => other.posts > 1 || other.since < since)
      .sort((one, other) => other.posts - one.posts);
    if (!known) return [];
    const users = known.posts === 1 ? 'another post has' : `${known.posts} other posts have`;
    const message = `${key}: only this post has "${name}", and ${users} "${known.name}"; spell it the same, or leave it if it means something else`;
    return [{ file, line, message, severity: 'warning' as const }];
  });
}

/** Whether the words differ by one letter added, removed, replaced or swapped with its neighbour; false for equal words. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  const isOther = short.slice(from + 1) === long.slice(from + 1);
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return isOther || (isSwapped && short.slice(from + 2) === long.slice(from + 2));
}

/** Finds which of these words are a letter apart from one. */
export function nearWords(words: Iterable<string>): (word: string) => string[] {
  const all = [...words];
  return (word) => all.filter((other) => isOneLetterApart(word, other));
}
