import { type TopicKind, topicSlug } from '../../contract/topics.ts';
import { topicKey } from '../topics/topic-key.ts';
import type { CheckedPost, Finding } from './finding.ts';
import { nearWords } from './one-letter-apart.ts';

interface Use {
  name: string;
  posts: number;
  /** When the first of them is published. */
  since: string;
  /** Of the first post that has the topic. */
  file: string;
  line: number;
}

/** Shorter words are a letter away from too many others. */
const minLength = 4;

const keys = { category: 'categories', tag: 'tags' } as const;

/** Collects the topics of posts, then finds those that look like a slip of the pen. */
export function topicCheck() {
  const uses = { category: new Map<string, Use>(), tag: new Map<string, Use>() };
  const shown = new Set<string>();
  return {
    add({ file, lines, front }: CheckedPost) {
      for (const [kind, key] of Object.entries(keys) as [TopicKind, 'categories' | 'tags'][]) // entries() widens the keys
        for (const name of front[key]) {
          if (!front.draft) shown.add(topicKey(kind, name));
          const known = uses[kind].get(topicSlug(name));
          if (known) known.posts += 1;
          else uses[kind].set(topicSlug(name), { name, posts: 1, since: front.published, file, line: lines[key] ?? 1 });
        }
    },
    findings: (): Finding[] => [...slipsIn('categories', uses.category), ...slipsIn('tags', uses.tag)],
    /** Whether the topic has a page, which drafts alone do not give it. */
    hasPage: (kind: TopicKind, slug: string) => shown.has(`${kind}/${slug}`),
  };
}

function slipsIn(key: string, uses: Map<string, Use>): Finding[] {
  const near = nearWords(uses.keys());
  return [...uses].flatMap(([slug, { name, posts, since, file, line }]) => {
    if (posts > 1 || slug.length < minLength) return [];
    const [known] = near(slug)
      .flatMap((other) => uses.get(other) ?? [])
      // Of two that one post each has, the newer is the slip.
      .filter((other) => other.posts > 1 || other.since < since)
      .sort((one, other) => other.posts - one.posts);
    if (!known) return [];
    const users = known.posts === 1 ? 'another post has' : `${known.posts} other posts have`;
    const expected = `${key}: only this post has "${name}", and ${users} "${known.name}"; spell it the same, or leave it if it means something else`;
    return [{ file, line, expected, weight: 'advice' as const }];
  });
}
