import { type ArmCounts, minNetworksAgainst, percentile75 } from '@site/delivery/canary/canary-counts';
import type { PartDifference, WordChange } from '@site/delivery/channels/compare-releases';
import { describeBytes, describeProvenance, describeSkipped } from '@site/delivery/channels/describe';
import { heldSince } from '@site/delivery/channels/holds';
import type { ChannelStatus } from '@site/delivery/channels/status';
import type { ChannelEntry, HeldVersion } from '@site/delivery/store/channel-entry';
import type { RefusedEntry } from '@site/delivery/store/rights/signed-channel';
import type { Provenance } from '@site/delivery/store/version-files';
import type { Trial } from '../releases/canary-trial.ts';
import { pValuesOf, significanceLevel } from '../releases/canary-trial.ts';
import { Id, Table, Time, unknownMark } from './page-elements.tsx';
import type { LastChange } from './read-releases.ts';

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

function describeRetired([address, to]: [address: string, to: string | null]): string {
  return to === null ? `${address} answers 410` : `${address} leads to ${to}`;
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

interface VersionTableProps {
  caption: string;
  versions: Record<string, string>;
  provenance: Record<string, Provenance>;
}

function VersionTable({ caption, versions, provenance }: VersionTableProps) {
  return (
    <Table
      caption={caption}
      rows={Object.entries(versions).map(([part, version]) => {
        const { author, commit, isModified, branch, builtAt, publishedAt }: Partial<Provenance> =
          provenance[part] ?? {};
        return {
          Part: part,
          Version: <Id>{version}</Id>,
          Author: author ?? unknownMark,
          Commit: commit ? <Commit commit={commit} isModified={isModified} /> : unknownMark,
          Branch: branch ?? unknownMark,
          Built: <Time at={builtAt} />,
          Published: <Time at={publishedAt} />,
        };
      })}
    />
  );
}

function Commit({ commit, isModified }: { commit: string; isModified: boolean | undefined }) {
  return (
    <>
      <Id title={commit}>{commit.slice(0, 7)}</Id>
      {isModified && <span>, with uncommitted changes</span>}
    </>
  );
}

/** Who built a version and when, after its name. */
function ProvenanceNote({ builtAt, ...source }: Partial<Provenance>) {
  const words = describeProvenance(source);
  return (
    <>
      {words && <span>, {words}</span>}
      {builtAt && (
        <span>
          , built <Time at={builtAt} />
        </span>
      )}
    </>
  );
}

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
    By: by ?? (action === 'guard' ? 'an edge' : unknownMark),
    Why: (
      <>
        {why}
        {skippedChecks && <span> {`(${describeSkipped(skippedChecks)})`}</span>}
        {brought.map(({ part, version, ...provenance }) => (
          <div key={part} className="soft">
            {`${part}@${version}`}
            <ProvenanceNote {...provenance} />
          </div>
        ))}
        {heldSince(entry, before).map(({ part, version }) => (
          <div key={part} className="soft">{`held: ${part}@${version}`}</div>
        ))}
      </>
    ),
  };
}

interface CanarySectionProps {
  status: ChannelStatus;
  trial: Trial | undefined;
}

export function CanarySection({ status: { entry, canaryParts, canaryProvenance }, trial }: CanarySectionProps) {
  const { canary, at } = entry;
  return (
    <section>
      <h2>Canary</h2>
      {canary ? (
        <>
          <p>
            {canary.percent} % of the visitors get <Id>{canary.release}</Id> since <Time at={at} />
            {canary.next?.map((share) => `, then ${share} %`)}.
          </p>
          <VersionTable caption="Its versions that are not live" versions={canaryParts} provenance={canaryProvenance} />
          {trial ? <Figures trial={trial} /> : <p>This edge does not count it yet.</p>}
        </>
      ) : (
        <p>No canary is running: all visitors get the live release.</p>
      )}
    </section>
  );
}

function Figures({ trial }: { trial: Trial }) {
  const { canary, live } = trial.arms;
  const pValues = pValuesOf(trial);
  const failed = Object.entries(trial.failed).map(([part, visitors]) => `${part} for ${visitors}`);
  return (
    <>
      <Table
        caption="Its visitors, and those beside it who get the live release"
        isSmall
        rows={[
          figure('Visitors', canary.visitors, live.visitors, ''),
          figure('A part failed for', failedIn(canary), failedIn(live), formatEvidence(pValues.failures)),
          figure('LCP, 75th percentile', slowest(canary.lcp), slowest(live.lcp), formatEvidence(pValues.lcp)),
          figure('INP, 75th percentile', slowest(canary.inp), slowest(live.inp), formatEvidence(pValues.inp)),
        ]}
      />
      {failed.length > 0 && <p>{`In the canary failed: ${failed.join(', ')}.`}</p>}
      <p className="soft">
        Added up over all edges every five seconds. The canary is rolled back as soon as a p is under{' '}
        {significanceLevel} (a good canary would look this bad by chance less than once in{' '}
        {(1 / significanceLevel).toLocaleString('en')}) and it was worse for visitors of {minNetworksAgainst} networks
        or more.
      </p>
    </>
  );
}

function figure(name: string, canary: string | number, live: string | number, evidence: string) {
  return { Figure: name, Canary: canary, Live: live, Evidence: evidence };
}

function failedIn({ failed, visitors }: ArmCounts): string {
  return visitors > 0 ? `${failed} (${((100 * failed) / visitors).toFixed(1)}\u00a0%)` : '0';
}

function slowest(counts: ArmCounts['lcp']): string {
  return Object.keys(counts).length > 0 ? `${percentile75(counts)}\u00a0ms` : '–';
}

function formatEvidence(p: number): string {
  return p >= 0.1 ? 'none' : `p = ${p.toPrecision(2)}`;
}

export function DifferencesSection({ last }: { last: LastChange | undefined }) {
  return (
    <section>
      <h2>What the last release changed</h2>
      {last ? <Differences {...last} /> : <p>Until now there was one release only.</p>}
    </section>
  );
}

function Differences({ before, after, parts }: LastChange) {
  return (
    <>
      <p>
        <Id>{before}</Id> → <Id>{after}</Id>
      </p>
      {parts?.map((difference) => <PartChanges key={difference.part} {...difference} />) ?? (
        <p>Versions of the former are no longer in the store.</p>
      )}
    </>
  );
}

function PartChanges({ part, before, after, provenance, retired, words, files, bytes, ...routes }: PartDifference) {
  const routesGone = routes.routesGone.map((path) => {
    const to = retired?.[path];
    return to === undefined ? path : describeRetired([path, to]);
  });
  return (
    <>
      <h3>{part}</h3>
      <p>
        <Id>{before ?? 'new'}</Id> → <Id>{after ?? (retired ? 'retired' : 'gone')}</Id>
        <ProvenanceNote {...provenance} />
      </p>
      <dl>
        <Terms name="New routes" values={routes.routesAdded} />
        <Terms name="Routes gone" values={routesGone} />
        <Terms name="Files" values={countFiles(files)} />
        <Terms name="For browsers" values={[describeBytes(bytes)]} />
      </dl>
      {words.length > 0 && <WordTable part={part} words={words} />}
      <FileList files={files} />
    </>
  );
}

function Terms({ name, values }: { name: string; values: string[] }) {
  if (values.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{values.join(', ')}</dd>
    </>
  );
}

const fileWords = { changed: 'changed', added: 'new', gone: 'gone' } as const;
const kinds = ['changed', 'added', 'gone'] as const;

function countFiles(files: PartDifference['files']): string[] {
  return kinds.filter((kind) => files[kind].length > 0).map((kind) => `${files[kind].length} ${fileWords[kind]}`);
}

function FileList({ files }: Pick<PartDifference, 'files'>) {
  const lines = kinds.flatMap((kind) => files[kind].map((file) => `${file}, ${fileWords[kind]}`));
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>All files</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

function WordTable({ part, words }: { part: string; words: WordChange[] }) {
  return (
    <Table
      caption={`Words of ${part} in titles, menus and lists`}
      rows={words.map(({ path, field, before, after }) => ({
        Route: path,
        Place: field,
        Before: before ?? unknownMark,
        After: after ?? unknownMark,
      }))}
    />
  );
}
