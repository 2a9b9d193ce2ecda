/** Address of a page of a list. The first page has no `?page=1`, so that it has only one address. */
export function pageAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
