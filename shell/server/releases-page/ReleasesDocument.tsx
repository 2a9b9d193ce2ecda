import { brand } from '@site/brand';
import { LOGO, RIBBON, WORDMARK } from '@site/brand/mark';
import { colours } from '@site/brand/metadata';
import type { PartManifest } from '@site/contracts/manifest';
import { describeDifference } from '@site/delivery/channels/describe';
import type { ChannelStatus } from '@site/delivery/channels/status';
import type { HeldVersion } from '@site/delivery/store/channel-entry';
import type { Trial } from '../releases/canary-trial.ts';
import type { PartFigures } from '../releases/part-figures.ts';
import { siteStyles } from '../rendering/document/document-files.ts';
import { CanarySection } from './CanarySection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { Id, Table, Time, unknownMark, VersionTable } from './page-elements.tsx';
import type { LastChange, ReleasesView } from './read-releases.ts';

interface ReleasesDocumentProps {
  view: ReleasesView;
  /** The live shell, whose style sheets and fonts the page uses: without them it is plain, but complete. */
  host: PartManifest | undefined;
  trial: Trial | undefined;
  figures: PartFigures[];
  /** The page's own styles. */
  style: string;
}

export function ReleasesDocument({
  view: { status, entries, last, refused },
  host,
  trial,
  figures,
  style,
}: ReleasesDocumentProps) {
  const { channel, entry } = status;
  const title = `Releases on ${channel}`;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${brand.shortName}`}</title>
        {host &&
          siteStyles(host).map(({ href, integrity }) => (
            <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
          ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of this file of ours. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.deep} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.night} />
      </head>
      <body>
        <div className="band" data-tone="deep">
          <header>
            <Logo />
            <a href="/">Go to the site</a>
          </header>
        </div>
        <main>
          <div className="title">
            <h1>{title}</h1>
            <Summary {...entry} />
          </div>
          <LiveSection {...status} />
          <PartsInUseSection figures={figures} />
          <CanarySection status={status} trial={trial} />
          <DifferencesSection last={last} />
          <HistorySection channel={channel} entries={entries} />
          <RefusedSection channel={channel} refused={refused} />
        </main>
      </body>
    </html>
  );
}

function Summary({ release, revision, action, at, by, why }: ReleasesView['status']['entry']) {
  return (
    <p>
      <strong>{release}</strong> is live. Last change, revision {revision} of <Time at={at} />
      {by && <span>, by {by}</span>}
      {`: ${action}, ${why}`}
    </p>
  );
}

function LiveSection({ channel, entry, parts, provenance, retired }: ChannelStatus) {
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

/** Where an address of a retired part leads. */
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

function DifferencesSection({ last }: { last: LastChange | undefined }) {
  return (
    <section>
      <h2>What the last release changed</h2>
      {last ? <Differences {...last} /> : <p>Until now there was one release only.</p>}
    </section>
  );
}

/** In the words of `npm run release -- diff`. */
function Differences({ before, after, parts }: LastChange) {
  return (
    <>
      <p>
        <Id>{before}</Id> → <Id>{after}</Id>
      </p>
      {parts ? (
        <pre>{parts.map(describeDifference).join('\n\n')}</pre>
      ) : (
        <p>Versions of the former are no longer in the store.</p>
      )}
    </>
  );
}

function RefusedSection({ channel, refused }: { channel: string; refused: ReleasesView['refused'] }) {
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

function Logo() {
  const { gold, paper, sage } = colours;
  return (
    <svg width="195" height="36" viewBox={`0 0 ${LOGO.width} ${LOGO.height}`} role="img" aria-label={brand.name}>
      <path fill={gold} d={RIBBON.roof} />
      <path fill={paper} d={RIBBON.wall} />
      <path fill={sage} d={RIBBON.floor} />
      <path fill={paper} transform={LOGO.word} d={WORDMARK} />
    </svg>
  );
}

/** How fast each version of a part is for visitors, and how often it failed. */
function PartsInUseSection({ figures }: { figures: PartFigures[] }) {
  return (
    <section>
      <h2>In use</h2>
      <Table
        caption="What pages reported since this edge started: LCP, INP and CLS at the 75th percentile, of the part that a page belongs to"
        rows={figures.map(({ part, version, role, views, lcp, inp, cls, failedInBrowser, failedOnServer }) => ({
          Part: part,
          Version: <Id>{version}</Id>,
          For: role === 'canary' ? 'the canary' : 'all',
          Views: views,
          LCP: lcp === undefined ? unknownMark : `${lcp}\u00a0ms`,
          INP: inp === undefined ? unknownMark : `${inp}\u00a0ms`,
          CLS: cls === undefined ? unknownMark : cls.toFixed(2),
          'Failed in a browser': failedInBrowser,
          'Failed on the server': failedOnServer,
        }))}
      />
    </section>
  );
}
