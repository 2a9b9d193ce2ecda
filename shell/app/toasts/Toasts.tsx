import { Icon } from '@site/ui/Icon';
import { closeIcon } from '@site/ui/icons';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type CloseButtonProps, cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { useSite, useSiteState } from '../site-context.ts';
import type { ShownToast } from '../site-store.ts';
import { TimedText } from './TimedText.tsx';
import classes from './Toasts.module.css';
import './toasts-vendor.css';

const fade = cssTransition({ enter: classes.enter ?? '', exit: classes.exit ?? '', collapse: false });

/** Keeps the toasts on screen and the store's list in step, in both directions. */
export function Toasts() {
  useShownToasts();
  return (
    <ToastContainer
      className={classes.root}
      position="top-right"
      newestOnTop
      closeOnClick
      closeButton={CloseToast}
      draggable={false}
      transition={fade}
      customProgressBar
      aria-label="Messages"
    />
  );
}

function CloseToast({ closeToast }: CloseButtonProps) {
  // The whole toast closes when it is clicked, too.
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    closeToast(true);
  };
  return (
    <button type="button" className={classes.close} aria-label="Close message" onClick={close}>
      <Icon icon={closeIcon} />
    </button>
  );
}

function useShownToasts() {
  const { store } = useSite();
  const toasts = useSiteState((state) => state.toasts);
  const shown = useRef(new Set<number>());

  useEffect(() => {
    const { forget } = store.getState();
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const id of shown.current) if (!wanted.has(id)) toast.dismiss(id);
    for (const next of toasts) if (!shown.current.has(next.id)) show(next, () => forget(next.id));
    shown.current = wanted;
  }, [toasts, store]);
}

function show({ kind, message, id }: ShownToast, onClose: () => void) {
  // In the language of the page that shows it: the container is outside that page, in English, and the toast may outlive it.
  const words = <span lang={document.documentElement.lang}>{message}</span>;
  // Stays until it is closed: an error that disappears by itself may never be read.
  if (kind === 'error') toast.error(words, { toastId: id, autoClose: false, role: 'alert', onClose });
  else
    toast[kind](
      ({ isPaused, closeToast }) => (
        <TimedText isPaused={isPaused} closeToast={closeToast} type={kind}>
          {words}
        </TimedText>
      ),
      { toastId: id, role: 'status', onClose },
    );
}
