import type { ComponentProps } from 'react';
import classes from './EnquiryForm.module.css';

/** Fields in two columns, from the message on in one. Without JavaScript it posts to the contact page. */
export function EnquiryForm(props: ComponentProps<'form'>) {
  return <form {...props} className={classes.form} method="post" action="/contact" noValidate />;
}
