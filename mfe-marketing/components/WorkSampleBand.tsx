import { toSlug } from '@site/text/slug';
import type { SectionTone } from '@site/ui/Section';
import type {
  ComparedSample,
  CountSample,
  QuotationSample,
  RecordSample,
  TimetableSample,
  WorkSample,
} from '../content/samples/types.ts';
import type { Illustration } from '../content/types.ts';
import { BillTable } from './BillTable.tsx';
import { DataTable } from './DataTable.tsx';
import { Panel } from './Panel.tsx';
import { Quotation, SampleSheet } from './SampleSheet.tsx';
import { SideHeadedSection } from './SideHeadedSection.tsx';
import { NoteLinks, SideNotes } from './SideNote.tsx';

interface WorkSampleBandProps {
  sample: WorkSample | ComparedSample;
  tone: SectionTone;
  /** Shown beside the taller of its tables. */
  pictures?: [Illustration, ...Illustration[]];
}

/** A sample of the work, as the page's evidence: a record, a timetable, a count or a priced post. */
export function WorkSampleBand({ sample, tone, pictures }: WorkSampleBandProps) {
  const { title, intro, link } = sample;
  const band = { title, intro, tone, id: toSlug(title) };
  const links = link && <NoteLinks lead={link.lead} links={[link]} />;
  if (sample.kind !== 'post')
    return (
      <SideHeadedSection {...band} pictures={pictures} note={links && <SideNotes>{links}</SideNotes>}>
        <SampleContent {...sample} />
      </SideHeadedSection>
    );
  const { price, roles } = sample;
  return (
    <>
      <SideHeadedSection {...band} pictures={[roles.illustration]}>
        <Panel>
          <DataTable {...roles} kind="record" />
        </Panel>
      </SideHeadedSection>
      <SideHeadedSection
        tone={tone}
        pictures={pictures}
        title={price.title}
        intro={price.intro}
        id={toSlug(price.title)}
        isJoined
        note={
          <SideNotes>
            <p>{price.note}</p>
            {links}
          </SideNotes>
        }
      >
        <BillTable bills={price.bills} level={3} />
      </SideHeadedSection>
    </>
  );
}

/** The sample itself, below a heading of level 2. */
function SampleContent(sample: RecordSample | TimetableSample | CountSample | ComparedSample | QuotationSample) {
  if (sample.kind === 'record') return <Record {...sample} />;
  return sample.kind === 'quotation' ? (
    <Quotation {...sample} level={3} />
  ) : (
    <Panel>
      <DataTable {...sample} />
    </Panel>
  );
}

function Record({ kind, sheet }: RecordSample) {
  return (
    <SampleSheet {...sheet} level={3}>
      <DataTable {...sheet} kind={kind} caption={sheet.title} isCaptionHidden />
      <p>{sheet.followUp}</p>
    </SampleSheet>
  );
}
