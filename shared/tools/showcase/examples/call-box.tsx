import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox } from '@site/ui/CallBox';
import type { ComponentEntry } from '../component-entry.ts';

export const callBox: ComponentEntry = {
  name: 'Call box',
  when: 'Where a telephone call is the best next step. Once a page, at the side or at the end.',
  examples: [
    { state: 'Rest', render: () => <Box /> },
    { state: 'Hover', show: 'hover', render: () => <Box /> },
    { state: 'Focus', show: 'focus', render: () => <Box /> },
  ],
};

function Box() {
  return (
    <CallBox title="Something leaks?" text="Tell us where, and somebody is on the way.">
      <ButtonLink to="/contact" variant="secondary">
        Write instead
      </ButtonLink>
    </CallBox>
  );
}
