const served = '/uploads/';

/** Where the pictures of posts are served, without width and format: `/uploads/posts/post-garden-3f9a1c20`. */
export function stemOf(name: string, hash: string): string {
  return `${served}posts/${name}-${hash}`;
}

/** The key of a file in folder and bucket, from its address. */
export function keyOf(address: string): string {
  return address.slice(served.length);
}
