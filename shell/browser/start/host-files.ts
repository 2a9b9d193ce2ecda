/** Address and integrity of the host's scripts that every page needs. The build puts them here (`build/host-files-loader.ts`). */
export const hostFiles: [href: string, integrity: string][] = [];
