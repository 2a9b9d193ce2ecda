/** Key of the query that carries a preview's token, in the address of the page and in those of the API. */
export const previewKey = 'preview';
