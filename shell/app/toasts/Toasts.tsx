import type { Toast } from '@site/host/shell-api';
import { Icon } from '@site/ui/Icon';
import { closeIcon } from '@site/ui/icons';
import type { MouseEvent } from 'react';
import { type CloseButtonProps, cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import { TimedText } from './TimedText.tsx';
import classes from './Toasts.module.css';
import './toasts-vendor.css';

const fade = cssTransition({ enter: classes.enter ?? '', exit: classes.exit ?? '', collapse: false });

/** Shows the toasts, whose only list is react-toastify's. */
export function Toasts() {
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
      aria-label="Notifications"
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
    <button type="button" className={classes.close} aria-label="Close notification" onClick={close}>
      <Icon icon={closeIcon} />
    </button>
  );
}

/** The id of each error by its words. The words cannot be the id: react-toastify drops a toast whose id still fades out. */
const errorIds = new Map<string, Id>();

/** An error replaces the one with the same words; all other toasts stack (S18). */
export function show({ kind, message }: Toast): void {
  // In the language of the page that shows it: the container is outside that page, in English, and the toast may outlive it.
  const words = <span lang={document.documentElement.lang}>{message}</span>;
  if (kind === 'error') {
    dismiss(message);
    // Stays until it is closed: an error that disappears by itself may never be read.
    errorIds.set(message, toast.error(words, { autoClose: false, role: 'alert' }));
    return;
  }
  toast[kind](
    ({ isPaused, closeToast }) => (
      <TimedText isPaused={isPaused} closeToast={closeToast} type={kind}>
        {words}
      </TimedText>
    ),
    { role: 'status' },
  );
}

/** Takes away the error with these words, if there is one. */
export function dismiss(message: string): void {
  const id = errorIds.get(message);
  // Without an id react-toastify would dismiss all.
  if (id === undefined) return;
  toast.dismiss(id);
  errorIds.delete(message);
}

export function dismissErrors(): void {
  for (const message of errorIds.keys()) dismiss(message);
}
