import { Button } from '@site/ui/Button';
import { linkPurposes } from '../contract/subscription.ts';
import classes from './SubscriptionStep.module.css';

interface SubscriptionStepProps {
  step: keyof typeof linkPurposes;
  token: string;
  title: string;
  button: string;
}

/** One question and one button, in a plain form that needs no JavaScript. */
export function SubscriptionStep({ step, token, title, button }: SubscriptionStepProps) {
  return (
    <form className={classes.step} method="post" action="/subscription" aria-labelledby="subscription-step">
      <h2 id="subscription-step">{title}</h2>
      <input type="hidden" name="step" value={linkPurposes[step]} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{button}</Button>
    </form>
  );
}
