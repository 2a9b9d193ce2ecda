import { Icon } from '@site/ui/Icon';
import { closeIcon } from '@site/ui/icons';
import type { MouseEvent } from 'react';
import type { CloseButtonProps } from 'react-toastify/unstyled';
import classes from './CloseToast.module.css';

export function CloseToast({ closeToast }: CloseButtonProps) {
  // The whole toast closes when it is clicked, too.
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    closeToast(true);
  };
  return (
    <button type="button" className={classes.root} aria-label="Close message" onClick={close}>
      <Icon icon={closeIcon} />
    </button>
  );
}
