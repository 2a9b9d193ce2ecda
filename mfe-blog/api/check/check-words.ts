import { newPostWords } from '../write/new-post-words.ts';
import { type CheckedPost, type Finding, keyFault } from './finding.ts';

/** Search engines cut a title off after about this many characters. */
export const maxShownTitle = 60;

const farAheadMs = 366 * 24 * 60 * 60_000;

/** What one post's own words and times leave to be wished. */
export function checkWords(post: CheckedPost, now: Date): Finding[] {
  return [...checkTitle(post), ...checkTimes(post, now), ...checkAlternative(post), ...checkPlaceholders(post)];
}

function checkTitle(post: CheckedPost): Finding[] {
  const { length } = post.front.title;
  if (length <= maxShownTitle) return [];
  const sentence = `has ${length} characters, and search results cut it off after about ${maxShownTitle}; shorten it by ${length - maxShownTitle}`;
  return [keyFault(post, 'title', sentence)];
}

function checkTimes(post: CheckedPost, now: Date): Finding[] {
  return (['published', 'updated'] as const).flatMap((key) => {
    const time = post.front[key];
    if (time === undefined || Date.parse(time) - now.getTime() <= farAheadMs) return [];
    return [keyFault(post, key, `${time} is more than a year ahead; correct the year or choose a nearer day`)];
  });
}

function checkAlternative(post: CheckedPost): Finding[] {
  const { imageAlt, image, title } = post.front;
  const isTelling = imageAlt.split(/\s+/).length >= 3 && ![image, title].includes(imageAlt);
  if (isTelling && !/^(?:image|photo|picture)\b|\.(?:jpe?g|png|webp)$/i.test(imageAlt)) return [];
  const sentence = `"${imageAlt}" tells a reader who cannot see the picture nothing; describe in one sentence what it shows`;
  return [keyFault(post, 'imageAlt', sentence)];
}

/** A draft may keep the words that it was made with. */
function checkPlaceholders(post: CheckedPost): Finding[] {
  if (post.front.draft) return [];
  const { file, textLine, markdown } = post;
  const text: Finding = {
    file,
    line: textLine,
    expected: 'the text is still that of a new file; write your own',
    weight: 'fault',
  };
  return [
    ...(['summary', 'imageAlt'] as const).flatMap((key) =>
      post.front[key] === newPostWords[key] ? [keyFault(post, key, 'is still that of a new file; write your own')] : [],
    ),
    ...(markdown.trim() === newPostWords.text ? [text] : []),
  ];
}
