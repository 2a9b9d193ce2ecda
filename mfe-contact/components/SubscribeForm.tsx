import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { alertIcon } from '@site/ui/icons';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { consentWording, type SubscriptionErrors } from '../contract/subscription.ts';
import { Honeypot } from './Honeypot.tsx';
import classes from './SubscribeForm.module.css';
import { useDraft } from './useDraft.ts';

interface SubscribeFormProps extends ComponentProps<'form'> {
  /** Prefix of every id. */
  idPrefix: string;
  errors: SubscriptionErrors;
  emailId?: string;
  hasConsent?: boolean;
  isSending?: boolean;
  /** Of react-hook-form, where it sends the form. */
  controls?: Record<keyof SubscriptionErrors, UseFormRegisterReturn>;
}

/** Posts to `/subscription` without JavaScript. Its draft stores the address only: consent is given anew each time. */
export function SubscribeForm({
  idPrefix,
  errors,
  emailId,
  hasConsent,
  isSending = false,
  controls,
  ...form
}: SubscribeFormProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const draft = useDraft('subscription', ['emailId']);
  return (
    <form {...form} {...draft} className={classes.form} method="post" action="/subscription" noValidate>
      <input type="hidden" name="step" value="request" />
      <div className={classes.address} data-invalid={errors.emailId ? '' : undefined}>
        <label htmlFor={id('email')}>Send the notes to</label>
        <input
          name="emailId"
          {...controls?.emailId}
          id={id('email')}
          type="email"
          dir="auto"
          autoComplete="email"
          placeholder="Email address"
          required
          defaultValue={emailId}
          aria-invalid={errors.emailId ? true : undefined}
          aria-describedby={errors.emailId ? id('email-error') : undefined}
        />
      </div>
      <SubscribeError id={id('email-error')} message={errors.emailId} />
      <label className={classes.consent}>
        <input
          name="consent"
          {...controls?.consent}
          type="checkbox"
          required
          defaultChecked={hasConsent}
          aria-invalid={errors.consent ? true : undefined}
          aria-describedby={errors.consent ? id('consent-error') : undefined}
        />
        <span>{consentWording}</span>
      </label>
      <SubscribeError id={id('consent-error')} message={errors.consent} />
      <Honeypot id={id('form_botcheck')} />
      <Button type="submit" isBusy={isSending} busyLabel="Sending…">
        Subscribe
      </Button>
    </form>
  );
}

function SubscribeError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={classes.error} id={id} role="alert">
      <Icon icon={alertIcon} />
      <span>{message}</span>
    </p>
  );
}
