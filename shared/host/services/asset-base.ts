import { createContext, useContext } from 'react';

/** Address of the files of the part being rendered, with a slash at its end: `/_/blog/1.0.0-ab12cd34/`. */
export const AssetBase = createContext('/');

export function useAssetBase(): string {
  return useContext(AssetBase);
}
