import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { Field } from '@site/ui/Field';
import { useDialog } from '@site/ui/useDialog';
import { useEffect, useState } from 'react';
import type { ComponentEntry, Ground } from '../component-entry.ts';

export const dialog: ComponentEntry = {
  name: 'Dialog',
  when: 'For one short question that the page must wait for. Opens before any script; Escape, the cross and a click beside it close it.',
  examples: [
    { state: 'Open it', width: 'narrow', render: (ground) => <Terms ground={ground} /> },
    {
      state: 'Open it and send: busy for three seconds, nothing closes it',
      width: 'narrow',
      render: (ground) => <CallBack ground={ground} />,
    },
  ],
};

function Terms({ ground }: { ground: Ground }) {
  const control = useDialog(`terms-${ground}`);
  return (
    <>
      <Button {...control.opener} variant="secondary">
        What a visit costs
      </Button>
      <Dialog control={control} title="What a visit costs">
        <p>The first look is free. Before any work begins you have a price in writing, parts and labour apart.</p>
        <p>Nights and Sundays cost a quarter more. Nobody is charged for a repair that does not last thirty days.</p>
      </Dialog>
    </>
  );
}

function CallBack({ ground }: { ground: Ground }) {
  const control = useDialog(`call-back-${ground}`);
  const { isBusy, send } = useSending();
  const actions = (
    <>
      <Button isBusy={isBusy} busyLabel="Sending" onClick={send}>
        Call me back
      </Button>
      {!isBusy && (
        <Button {...control.closer} variant="quiet">
          Not now
        </Button>
      )}
    </>
  );
  return (
    <>
      <Button {...control.opener}>Ask for a call</Button>
      <Dialog control={control} title="Ask for a call" actions={actions} isBusy={isBusy}>
        <Field
          label="Phone number"
          name="phone"
          kind="tel"
          id={`call-back-phone-${ground}`}
          autoComplete="tel"
          disabled={isBusy}
        />
      </Dialog>
    </>
  );
}

function useSending() {
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setBusy(false), 3_000);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return { isBusy, send: () => setBusy(true) };
}
