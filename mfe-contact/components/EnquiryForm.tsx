import type { ComponentProps } from 'react';
import classes from './EnquiryForm.module.css';
import { useStepsPicture } from './NextSteps.tsx';

export const contactFormHeading = 'contact-form-heading';

/**
 * Fields in two columns, from the message on in one. Without JavaScript it posts to the contact page, which answers below
 * the heading of its form.
 */
export function EnquiryForm({ onFocus, ...props }: ComponentProps<'form'>) {
  const fetchPicture = useStepsPicture();
  return (
    <form
      {...props}
      className={classes.form}
      method="post"
      action={`/contact#${contactFormHeading}`}
      noValidate
      onFocus={(event) => {
        fetchPicture();
        onFocus?.(event);
      }}
    />
  );
}
