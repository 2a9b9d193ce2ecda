/**
 * Key of the query that carries a preview's token, in the address of the page and in that of the API. Apart from the schemas, whose
 * library the page of a post would load otherwise.
 */
export const previewKey = 'preview';
