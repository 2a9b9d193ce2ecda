/** Code of the 404 for a slug that a post had before; its `fields.slug` is the one it has now. */
export const postRenamed = 'post_renamed';
