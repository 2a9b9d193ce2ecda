export interface Tables {
  posts: PostRow;
  content_state: { name: 'revision'; value: string };
}

export interface PostRow {
  slug: string;
  title: string;
  summary: string;
  /** HTML of the list's excerpt. */
  excerpt: string;
  /** HTML of the whole post. */
  description: string;
  /** ISO 8601 in UTC, to the second: `2026-03-17T03:45:00Z`. It sorts as it reads. */
  published: string;
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
