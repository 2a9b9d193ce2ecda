import type { ComponentProps } from 'react';
import classes from './EnquiryForm.module.css';

/** The fields of an enquiry in two columns, from the message on in one. Posts to the contact page where no script takes it. */
export function EnquiryForm(props: ComponentProps<'form'>) {
  return <form {...props} className={classes.form} method="post" action="/contact" noValidate />;
}
