import { hasControls, trimmed } from '@site/contracts/visible-text';
import * as v from 'valibot';
import { imageCrops } from '../../contract/image-crops.ts';
import { topicSlug } from '../../contract/topics.ts';
import { utcOf } from './utc-time.ts';

/** The YAML between the two lines of dashes at the top of a post. */
export const frontMatterSchema = v.strictObject({
  title: text(120),
  summary: text(300),
  published: time(),
  /** When the text last changed, if it did after publication. */
  updated: v.optional(time()),
  /** A draft is checked but not imported. */
  draft: v.optional(v.boolean('expected true or false'), false),
  categories: v.pipe(list(), v.minLength(1, 'expected at least one category')),
  tags: list(),
  image: v.pipe(v.string(pictureExpected()), v.regex(/^post-[a-z0-9]+(?:-[a-z0-9]+)*$/, pictureExpected())),
  imageAlt: text(250),
  /** What cards show of the picture, where the whole of it says less. */
  imageCrop: v.optional(v.picklist(imageCrops, `expected ${imageCrops.join(', ')}, or no such line`)),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

function text(maxLength: number) {
  const message = `expected a text of 1 to ${maxLength} characters`;
  return v.pipe(
    v.string(message),
    v.transform(trimmed),
    v.nonEmpty(message),
    v.maxLength(maxLength, message),
    // YAML writes them as "\0" and "\ud800".
    v.check((written) => !hasControls(written), 'expected a text without control characters'),
  );
}

function list() {
  const message = 'expected a list of different names such as [Plumbing, Offices]';
  // Names that differ only in capitals would share one address.
  return v.pipe(
    v.array(topicName(), message),
    v.check((names) => new Set(names.map(topicSlug)).size === names.length, message),
  );
}

function topicName() {
  return v.pipe(
    text(60),
    v.check((name) => topicSlug(name) !== '', 'expected a name with letters from a to z, which its address is made of'),
  );
}

/** Stored in UTC to the second, whatever the offset it was written with: rows are sorted by this text. */
function time() {
  return v.pipe(
    v.string(timeExpected()),
    v.check((written) => utcOf(written) !== undefined, timeExpected()),
    v.transform((written) => utcOf(written) ?? written),
  );
}

function timeExpected() {
  return 'expected a time with its offset such as 2026-03-17T09:15:00+05:30, or in UTC such as 2026-03-17T03:45:00Z';
}

function pictureExpected() {
  return 'expected the name of a picture without its ending, post- and then small letters, digits and single dashes, such as post-water-tank';
}
