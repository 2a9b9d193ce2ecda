import { useLocation } from '@site/host/router';
import { useEffect, useRef } from 'react';

/** Calls back after every navigation, but not for the page that was served: what the visitor opened before hydration stays. */
export function useAfterNavigation(callback: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    callback();
  });
}
