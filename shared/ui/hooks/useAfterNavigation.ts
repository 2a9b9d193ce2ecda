import { useLocation } from '@site/host/router';
import { useEffect, useRef } from 'react';

/**
 * Calls back after every navigation but not on the first page, so that what was opened before hydration stays open.
 * @example
 * useAfterNavigation(() => setOpen(false));
 */
export function useAfterNavigation(callback: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    callback();
  });
}
