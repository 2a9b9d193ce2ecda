import { Button } from '@site/ui/Button';
import type { ComponentEntry } from '../component-entry.ts';
import { Row } from '../Row.tsx';

export const button: ComponentEntry = {
  name: 'Button',
  when: 'For what happens on this page: send, try again, open. One primary button in a view; what leads to another page is a link.',
  examples: [
    { state: 'Rest', render: () => <Variants /> },
    { state: 'Hover', show: 'hover', render: () => <Variants /> },
    { state: 'Focus', show: 'focus', render: () => <Variants /> },
    { state: 'Pressed', show: 'active', render: () => <Variants /> },
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
      <Button {...state} variant="quiet">
        Clear the form
      </Button>
    </Row>
  );
}
