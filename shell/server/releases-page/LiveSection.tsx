import type { ChannelStatus } from '@site/delivery/channels/status';
import type { HeldVersion } from '@site/delivery/store/channel-entry';
import { describeRetired, Id, Table, Time, unknownMark, VersionTable } from './page-elements.tsx';

export function LiveSection({ channel, entry, parts, provenance, retired }: ChannelStatus) {
  return (
    <section>
      <h2>Live now</h2>
      <VersionTable caption="The version of each part that visitors get" versions={parts} provenance={provenance} />
      {Object.entries(retired).map(([part, rows]) => (
        <p key={part}>{`${part} is retired: ${Object.entries(rows).map(describeRetired).join(', ')}.`}</p>
      ))}
      {entry.held && <HeldTable channel={channel} held={entry.held} />}
    </section>
  );
}

function HeldTable({ channel, held }: { channel: string; held: HeldVersion[] }) {
  return (
    <>
      <Table
        caption="Held: no promotion, canary or rollback brings these back until somebody lifts the hold"
        rows={held.map(({ part, version, at, by, why }) => ({
          Version: <Id>{`${part}@${version}`}</Id>,
          Since: <Time at={at} />,
          By: by ?? unknownMark,
          Why: why,
        }))}
      />
      <p className="soft">
        To lift a hold: <code>{`npm run release -- unhold PART@VERSION --channel ${channel}`}</code>
      </p>
    </>
  );
}
