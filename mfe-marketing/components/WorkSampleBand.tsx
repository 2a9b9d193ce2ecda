import type { SectionTone } from '@site/ui/Section';
import type {
  CountSample,
  PostSample,
  RecordSample,
  TimetableSample,
  WorkSample,
} from '../content/work-sample-types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { BillTable } from './BillTable.tsx';
import { Panel } from './Panel.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { SampleTable } from './SampleTable.tsx';
import { SideHeadedSection } from './SideHeadedSection.tsx';
import { SideNote } from './SideNote.tsx';
import classes from './WorkSampleBand.module.css';

/** The work as it is written down: a page's own proof. */
export function WorkSampleBand({ sample, tone }: { sample: WorkSample; tone: SectionTone }) {
  const { title, intro, link } = sample;
  return (
    <SideHeadedSection
      id={anchorOf(title)}
      title={title}
      intro={intro}
      aside={sample.kind === 'post' && <Roles {...sample} />}
      tone={tone}
      pointer={link && <SideNote lead={link.lead} links={[link]} />}
    >
      {drawingOf(sample)}
    </SideHeadedSection>
  );
}

function drawingOf(sample: WorkSample) {
  switch (sample.kind) {
    case 'record':
      return <Record {...sample} />;
    case 'post':
      return <BillTable bill={sample.bill} note={sample.note} />;
    default:
      return <Listing {...sample} />;
  }
}

function Record({ kind, sheet }: RecordSample) {
  return (
    <PaperSheet {...sheet} level={3}>
      <SampleTable {...sheet} kind={kind} caption={sheet.title} isCaptionHidden />
      <p>{sheet.followUp}</p>
    </PaperSheet>
  );
}

function Listing({ note, ...table }: TimetableSample | CountSample) {
  return (
    <Panel>
      <SampleTable {...table} />
      <p className={classes.note}>{note}</p>
    </Panel>
  );
}

function Roles({ kind, roles }: PostSample) {
  return (
    <Panel>
      <SampleTable {...roles} kind={kind} />
    </Panel>
  );
}
