export interface Tables {
  posts: PostRow;
  post_texts: { slug: string; description: string };
  post_topics: PostTopicRow;
  topics: TopicRow;
  content_state: { name: 'revision' | 'preview-secret'; value: string };
}

export interface PostRow {
  slug: string;
  title: string;
  summary: string;
  /** HTML, as lists show it. */
  excerpt: string;
  /** ISO 8601 in UTC, to the second: `2026-03-17T03:45:00Z`. Sorts by time as text. */
  published: string;
  updated: string;
  reading_minutes: number;
  /** Names as a JSON array. */
  categories: string;
  tags: string;
  image_name: string;
  image_alt: string;
  /** Empty where cards show the whole picture. */
  image_crop: string;
  /** A `PictureSource` as JSON, null if the master is missing. */
  picture: string | null;
  picture_hash: string;
  content_hash: string;
  /** 1 for the oldest published post; null until it is due. */
  position: number | null;
}

/** One row for each topic of each post. */
export interface PostTopicRow {
  /** Kind and slug, as in the topic's address: `category/housing-societies`. */
  topic: string;
  post: string;
  published: string;
  /** 1 for the topic's oldest published post; null until the post is due. */
  position: number | null;
}

export interface TopicRow {
  topic: string;
  kind: 'category' | 'tag';
  name: string;
  /** How many of its posts are published; a topic without any is never shown. */
  posts: number;
}
