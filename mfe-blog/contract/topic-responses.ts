import * as v from 'valibot';
import { type Topic, topicKinds } from './topics.ts';

export const topic = v.object({
  kind: v.picklist(topicKinds),
  slug: v.string(),
  name: v.string(),
  posts: v.number(),
}) satisfies v.GenericSchema<unknown, Topic>;

/** Response of `GET /api/v1/blogsList/topics`: topics that have published posts, the most used first. */
export const topicsResponse = v.object({
  status: v.literal('success'),
  data: v.object({ categories: v.array(topic), tags: v.array(topic) }),
});
