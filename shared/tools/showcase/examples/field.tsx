import { Field, type FieldProps } from '@site/ui/Field';
import type { ComponentEntry, ShowcaseGround } from '../component-entry.ts';

export const field: ComponentEntry = {
  name: 'Field',
  when: 'For one answer of a form. The label says what is asked, the hint how to write it, the error what to do about it.',
  examples: [
    { state: 'Rest', width: 'narrow', render: (ground) => <Phone state="rest" ground={ground} /> },
    { state: 'Hover', show: 'hover', width: 'narrow', render: (ground) => <Phone state="hover" ground={ground} /> },
    { state: 'Focus', show: 'focus', width: 'narrow', render: (ground) => <Phone state="focus" ground={ground} /> },
    {
      state: 'Error',
      width: 'narrow',
      render: (ground) => <Phone state="error" ground={ground} error={wrong} defaultValue="98765" />,
    },
    {
      state: 'Error, with the focus',
      show: 'focus',
      width: 'narrow',
      render: (ground) => <Phone state="error-focus" ground={ground} error={wrong} defaultValue="98765" />,
    },
    {
      state: 'Disabled',
      width: 'narrow',
      render: (ground) => <Phone state="disabled" ground={ground} disabled defaultValue="9876543210" />,
    },
    {
      state: 'Being sent',
      width: 'narrow',
      render: (ground) => <Phone state="sending" ground={ground} readOnly defaultValue="9876543210" />,
    },
    { state: 'Long text, with its limit', width: 'narrow', render: (ground) => <Message ground={ground} /> },
  ],
};

const wrong = 'Please enter a phone number with ten digits.';

function Phone({ state, ground, ...props }: { state: string; ground: ShowcaseGround } & Partial<FieldProps>) {
  return (
    <Field
      label="Phone number"
      name="phone"
      kind="tel"
      id={`phone-${state}-${ground}`}
      hint="Ten digits; we call back within the hour."
      {...props}
    />
  );
}

function Message({ ground }: { ground: ShowcaseGround }) {
  return (
    <Field
      label="Message"
      name="message"
      kind="textarea"
      id={`message-${ground}`}
      limit={100}
      rows={4}
      defaultValue={almostFull}
    />
  );
}

const almostFull = 'Two taps leak on the second floor, and the pump has been humming since Monday. Please call us.';
