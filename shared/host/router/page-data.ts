import { createContext, useContext } from 'react';
import type { useLoaderData as useRouterData } from 'react-router-dom';

const PageData = createContext<unknown>(undefined);

/** Set by the shell around the page being shown. */
export const PageDataProvider = PageData.Provider;

// The router's own hook renders the page again at each step of a navigation, the page being left included. On a slow phone
// that took longer than rendering the next one. The type is the router's: data come from the same loaders.
export const useLoaderData = (() => useContext(PageData)) as typeof useRouterData;
