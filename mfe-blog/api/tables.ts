export interface Tables {
  posts: PostRow;
  post_texts: { slug: string; description: string };
  post_topics: PostTopicRow;
  topics: TopicRow;
  content_state: { name: 'revision'; value: string };
}

export interface PostRow {
  slug: string;
  title: string;
  summary: string;
  /** HTML of the list's excerpt. */
  excerpt: string;
  /** ISO 8601 in UTC, to the second: `2026-03-17T03:45:00Z`. It sorts as it reads. */
  published: string;
  updated: string;
  reading_minutes: number;
  /** Names as a JSON array. */
  categories: string;
  tags: string;
  image_name: string;
  image_alt: string;
  /** A `PictureSource` as JSON, null where the master is missing. */
  picture: string | null;
  picture_hash: string;
  content_hash: string;
  /** 1 for the oldest published post; null until its time comes. */
  position: number | null;
}

/** A post stands here once for each of its topics. */
export interface PostTopicRow {
  /** Kind and slug, as in the topic's address: `category/housing-societies`. */
  topic: string;
  post: string;
  published: string;
  /** 1 for the topic's oldest published post; null until the post's time comes. */
  position: number | null;
}

export interface TopicRow {
  topic: string;
  kind: 'category' | 'tag';
  name: string;
  /** How many of its posts are published; a topic with none is nowhere to be seen. */
  posts: number;
}
