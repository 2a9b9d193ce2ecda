import { describeProvenance, describeSkipped } from '@site/delivery/channels/describe';
import { heldSince } from '@site/delivery/channels/holds';
import { anEdge, type ChannelEntry } from '@site/delivery/store/channel-entry';
import { Id, Table, Time, unknownMark } from './page-elements.tsx';

export function HistorySection({ channel, entries }: { channel: string; entries: ChannelEntry[] }) {
  return (
    <section>
      <h2>History</h2>
      <Table
        caption={`The last changes of ${channel}, the newest first`}
        rows={entries.map((entry, index) => historyRow(entry, entries[index + 1] ?? entry))}
      />
    </section>
  );
}

function historyRow(entry: ChannelEntry, before: ChannelEntry) {
  const { revision, at, action, release, canary, by, why, brought = [], skippedChecks } = entry;
  return {
    Revision: revision,
    Time: <Time at={at} />,
    Action: action,
    Release: (
      <>
        <Id>{release}</Id>
        {canary && (
          <div>
            {canary.percent}&nbsp;%&nbsp;<Id>{canary.release}</Id>
          </div>
        )}
      </>
    ),
    // Edges did not always name themselves.
    By: by ?? (action === 'guard' ? anEdge : unknownMark),
    Why: (
      <>
        {why}
        {skippedChecks && <span> {`(${describeSkipped(skippedChecks)})`}</span>}
        {brought.map(({ part, version, ...provenance }) => (
          <div key={part} className="soft">
            {[`${part}@${version}`, describeProvenance(provenance)].filter(Boolean).join(', ')}
          </div>
        ))}
        {heldSince(entry, before).map(({ part, version }) => (
          <div key={part} className="soft">{`held: ${part}@${version}`}</div>
        ))}
      </>
    ),
  };
}
