import { ButtonLink } from '@site/ui/ButtonLink';
import { CallBox, type CallBoxProps } from '@site/ui/CallBox';
import type { ComponentEntry } from '../component-entry.ts';

export const callBox: ComponentEntry = {
  name: 'Call box',
  when: 'Where a telephone call is the best next step. Once a page, at the side or at the end.',
  examples: [
    { state: 'Across a page', render: () => <Box /> },
    { state: 'Beside a text', render: () => <Box layout="beside" /> },
    { state: 'Hover', show: 'hover', render: () => <Box /> },
    { state: 'Focus', show: 'focus', render: () => <Box /> },
  ],
};

function Box({ layout }: Pick<CallBoxProps, 'layout'>) {
  return (
    <CallBox title="Something leaks?" text="Tell us where, and somebody is on the way." layout={layout}>
      <ButtonLink to="/contact">Write instead</ButtonLink>
    </CallBox>
  );
}
