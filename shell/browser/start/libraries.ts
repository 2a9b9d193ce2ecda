/** Address and integrity of the host's scripts that only a new package changes. The build puts them here (`build/libraries-loader.ts`). */
export const libraries: [href: string, integrity: string][] = [];
