import { useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled';
import { useSiteState } from '../site-context.ts';
import type { QueuedToast } from '../site-store.ts';
import classes from './Toasts.module.css';
import './toasts-vendor.css';
import { toastPosition, toastTimeoutMs } from './toast-constants.ts';

const fade = cssTransition({ enter: classes.enter ?? '', exit: classes.exit ?? '', collapse: false });

/** Shows each of the store's toasts once. */
export function Toasts() {
  const toasts = useSiteState((state) => state.toasts);
  const lastShown = useRef(0);

  useEffect(() => {
    for (const queued of toasts.filter(({ id }) => id > lastShown.current)) show(queued);
    lastShown.current = toasts.at(-1)?.id ?? lastShown.current;
  }, [toasts]);

  return (
    <ToastContainer
      className={classes.root}
      position={toastPosition}
      newestOnTop
      closeOnClick
      draggable={false}
      transition={fade}
      aria-label="Messages"
    />
  );
}

function show({ kind, message, id }: QueuedToast) {
  const options: ToastOptions = {
    toastId: id,
    // Stays until it is closed: an error that goes by itself may never have been read.
    autoClose: kind === 'error' ? false : toastTimeoutMs,
    role: kind === 'error' ? 'alert' : 'status',
  };
  toast[kind](message, options);
}
