import { Icon } from '@site/ui/Icon';
import classes from './SubscribeForm.module.css';

export function SubscribeError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={classes.error} id={id}>
      <Icon name="alert" />
      {message}
    </p>
  );
}
