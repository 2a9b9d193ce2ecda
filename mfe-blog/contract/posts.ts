import type { PictureSource } from '@site/contracts/picture';
import * as v from 'valibot';
import { type Topic, topicKinds } from './topics.ts';

/** The part of a picture that narrow cards show enlarged; without one, the middle at full height. */
export const imageCrops = ['left', 'middle', 'right'] as const;

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

const size = v.pipe(v.number(), v.minValue(1));

const pictureSource = v.object({
  stem: text,
  widths: v.pipe(v.array(size), v.minLength(1)),
  width: size,
  height: size,
  colour: v.string(),
}) satisfies v.GenericSchema<PictureSource>;

export const image = v.object({ source: pictureSource, alt: v.string(), crop: v.optional(v.picklist(imageCrops)) });
export type PostImage = v.InferOutput<typeof image>;

interface SharedFields {
  slug: string;
  title: string;
  /** The largest WebP, below `/uploads/`; null if the picture was missing at the import. */
  featuredImage: string | null;
  image: PostImage | null;
  /** ISO 8601 in UTC. */
  published: string;
  /** When the text last changed; the same as `published` if it never did. */
  updated: string;
  readingMinutes: number;
  /** `slug`: address of the topic's page. */
  categories: { categoryName: string; slug: string }[];
}

/** A post in every list. */
export interface PostSummary extends SharedFields {
  /** HTML excerpt, sanitised. */
  content: string;
}

/** A post as `GET /api/v1/blogsBySlug/{slug}` answers it. */
export interface Post extends SharedFields {
  summary: string;
  /** Who has checked what the post says. */
  reviewedBy?: string;
  /** HTML, sanitised. */
  description: string;
  tags: { tagName: string; slug: string }[];
}

export const topic = v.object({
  kind: v.picklist(topicKinds),
  slug: v.string(),
  name: v.string(),
  posts: v.number(),
}) satisfies v.GenericSchema<unknown, Topic>;

export const postLink = v.object({ slug: text, title: text });

/** Code of the 404 for a slug that a post had before; its `fields.slug` is the one it has now. */
export const postRenamed = 'post_renamed';
