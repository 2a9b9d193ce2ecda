import { Icon } from '@site/ui/Icon';
import { alertIcon } from '@site/ui/icons';
import classes from './SubscribeForm.module.css';

export function SubscribeError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={classes.error} id={id}>
      <Icon drawing={alertIcon} />
      <span>{message}</span>
    </p>
  );
}
