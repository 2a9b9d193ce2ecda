/** What a new file says until its author does. */
export const newPostWords = {
  summary: 'Say in one or two sentences what the reader learns.',
  imageAlt: 'Describe in one sentence what the picture shows.',
  text: 'Write the post here.',
};
