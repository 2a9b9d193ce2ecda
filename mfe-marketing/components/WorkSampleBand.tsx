import type { SectionTone } from '@site/ui/Section';
import type { Illustration } from '../content/illustration.ts';
import type { CountSample, RecordSample, TimetableSample, WorkSample } from '../content/work-sample-types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { BillTable } from './BillTable.tsx';
import { Panel } from './Panel.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { SampleTable } from './SampleTable.tsx';
import { SideHeadedSection } from './SideHeadedSection.tsx';
import { SideNote } from './SideNote.tsx';
import { Stage } from './Stage.tsx';
import classes from './WorkSampleBand.module.css';

interface WorkSampleBandProps {
  sample: WorkSample;
  tone: SectionTone;
  /** Beside the taller of its sheets. */
  closeUp?: Illustration;
}

/** The work as it is written down: a page's own proof. */
export function WorkSampleBand({ sample, tone, closeUp }: WorkSampleBandProps) {
  const { title, intro, link } = sample;
  const beside = link && <SideNote lead={link.lead} links={[link]} />;
  const picture = closeUp && <Stage illustration={closeUp} sizes={pictureSizes.half} shape="square" />;
  if (sample.kind !== 'post')
    return (
      <SideHeadedSection {...{ title, intro, tone, beside, picture }} id={anchorOf(title)}>
        {drawingOf(sample)}
      </SideHeadedSection>
    );
  const {
    kind,
    price,
    roles: { illustration, ...roles },
  } = sample;
  const role = <Stage illustration={illustration} sizes={pictureSizes.half} shape="close" />;
  return (
    <>
      <SideHeadedSection {...{ title, intro, tone }} picture={role} id={anchorOf(title)}>
        <Panel>
          <SampleTable {...roles} kind={kind} />
        </Panel>
      </SideHeadedSection>
      <SideHeadedSection
        {...{ tone, beside, picture }}
        title={price.title}
        intro={price.intro}
        id={anchorOf(price.title)}
        isJoined
      >
        <BillTable bills={price.bills} note={price.note} level={3} />
      </SideHeadedSection>
    </>
  );
}

function drawingOf(sample: RecordSample | TimetableSample | CountSample) {
  return sample.kind === 'record' ? <Record {...sample} /> : <Listing {...sample} />;
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
