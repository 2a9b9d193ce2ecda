/** Address of the 404 page. */
export const notFoundPath = '/404';
