import type { RefusedEntry } from '@site/delivery/store/rights/signed-channel';
import { Table } from './page-elements.tsx';

export function RefusedSection({ channel, refused }: { channel: string; refused: RefusedEntry[] }) {
  if (refused.length === 0) return null;
  return (
    <section>
      <h2>Refused</h2>
      <Table
        caption={`Entries of ${channel} that its policy did not allow; none of them changed anything`}
        rows={refused.map(({ revision, problem }) => ({ Revision: revision, Reason: `It ${problem}.` }))}
      />
    </section>
  );
}
