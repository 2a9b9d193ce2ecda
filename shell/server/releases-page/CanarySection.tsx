import { type ArmCounts, minNetworksAgainst, percentile75 } from '@site/delivery/canary/canary-counts';
import type { ChannelStatus } from '@site/delivery/channels/status';
import { pValuesOf, significanceLevel, type Trial } from '../releases/canary-trial.ts';
import { Id, Table, Time, VersionTable } from './page-elements.tsx';

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
