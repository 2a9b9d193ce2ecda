import { Button } from '@site/ui/Button';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Field, type FieldProps } from '@site/ui/Field';
import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';
import { useId } from 'react';
import { Row } from '../Arrangements.tsx';
import { type ComponentEntry, pointerStates } from '../ComponentSection.tsx';

export const button: ComponentEntry = {
  name: 'Button',
  when: 'For what happens on this page: send, try again, open. One primary button in a view; what leads to another page is a link.',
  examples: [
    ...pointerStates(<Variants />),
    { state: 'Disabled: say beside it what is missing', render: () => <Variants disabled /> },
    { state: 'Disabled, under the pointer', show: 'hover', render: () => <Variants disabled /> },
    { state: 'Busy: keeps focus and name, does nothing', render: () => <Variants isBusy /> },
  ],
};

function Variants(state: { disabled?: boolean; isBusy?: boolean }) {
  return (
    <Row>
      <Button {...state}>Send message</Button>
      <Button {...state} variant="secondary">
        Try again
      </Button>
    </Row>
  );
}

export const link: ComponentEntry = {
  name: 'Link',
  when: 'Where the way on is the point of the place. A link among words is a plain link.',
  examples: pointerStates(
    <Row>
      <ButtonLink to="/contact">Talk to us</ButtonLink>
      <ButtonLink to="/services" variant="secondary">
        Our services
      </ButtonLink>
      <ButtonLink to="https://maps.example/noida" isExternal variant="secondary">
        Directions
      </ButtonLink>
    </Row>,
  ),
};

export const field: ComponentEntry = {
  name: 'Field',
  when: 'For one answer of a form. The label says what is asked, the hint how to write it, the error what to do about it.',
  examples: [
    ...pointerStates(<Phone />, 'narrow'),
    { state: 'Error', width: 'narrow', render: () => <Phone error={wrong} defaultValue="98765" /> },
    {
      state: 'Error, with the focus',
      show: 'focus',
      width: 'narrow',
      render: () => <Phone error={wrong} defaultValue="98765" />,
    },
    { state: 'Being sent', width: 'narrow', render: () => <Phone readOnly defaultValue="9876543210" /> },
    { state: 'Long text, with its limit', width: 'narrow', render: () => <Message /> },
  ],
};

const wrong = 'Please enter a phone number with ten digits.';

function Phone(props: Partial<FieldProps>) {
  const hint = 'Ten digits; we call back within the hour.';
  return <Field label="Phone number" name="phone" kind="tel" id={useId()} hint={hint} {...props} />;
}

function Message() {
  const id = useId();
  return <Field label="Message" name="message" kind="textarea" id={id} limit={100} defaultValue={almostFull} />;
}

const almostFull = 'Two taps leak on the second floor, and the pump has been humming since Monday. Please call us.';

export const notice: ComponentEntry = {
  name: 'Notice',
  when: 'For what a visitor must know at this place and keep: an answer, a failure with a way on. What passes is a toast.',
  examples: [
    {
      state: 'Information',
      render: () => (
        <Notice kind="info">
          <p>Our office is closed on 26 January. Urgent calls are answered all day.</p>
        </Notice>
      ),
    },
    {
      state: 'Success',
      render: () => (
        <Notice kind="success" title="Thank you, your enquiry has arrived">
          <p>Your reference is SEV-4K7P-2M9X. We call back within one working day.</p>
        </Notice>
      ),
    },
    {
      state: 'Error, with a way on',
      render: () => (
        <Notice
          kind="error"
          title="The posts could not be loaded"
          headingLevel={2}
          actions={<TryAgain isBusy={false} onRetry={() => {}} />}
        >
          <p>Please try again, or call us.</p>
        </Notice>
      ),
    },
  ],
};
