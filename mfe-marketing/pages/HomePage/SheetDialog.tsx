import { ButtonLink } from '@site/ui/ButtonLink';
import { CloseButton } from '@site/ui/CloseButton';
import { useDialog } from '@site/ui/useDialog';
import { useEffect } from 'react';
import { RoundSheet } from '../../components/RoundSheet.tsx';
import { SampleContent } from '../../components/WorkSampleBand.tsx';
import type { Person } from '../../content/home/people.ts';
import { industryRoutes } from '../../content/industries/industry-list.ts';
import type { SampleSignature } from '../../content/samples/types.ts';
import { serviceRoutes } from '../../content/services/service-list.ts';
import { withBoundNumbers } from '../../data/useContent.ts';
import { pathOf } from './HeroPeople.tsx';
import classes from './SheetDialog.module.css';

type SheetPage = Awaited<ReturnType<typeof loadSheetPage>>;

interface SheetDialogProps {
  person: Person;
  page: SheetPage;
  onClose: () => void;
}

/** The sheet of one person in the hero's building: opens as soon as it is rendered, and its owner removes it when it closes. */
export function SheetDialog({ person, page, onClose }: SheetDialogProps) {
  const { open, closer, dialog } = useDialog('person-sheet');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears; after closing it is removed.
  useEffect(open, []);
  const { text, signatures } = summaryOf(page);
  return (
    <dialog {...dialog} className={classes.root} aria-labelledby="person-sheet-title" onClose={onClose}>
      <div className={classes.head}>
        <h2 id="person-sheet-title">
          <span>{person.label}</span> {person.outcome}
        </h2>
        <CloseButton label="Close sheet" {...closer} />
      </div>
      <div className={classes.body}>
        <div className={classes.summary}>
          <p>{text}</p>
          {signatures && <p>{`Signed by ${signatures.map(({ name, time }) => `${name} at ${time}`).join(', ')}`}</p>}
        </div>
        <Sheet sample={page.sample} />
        <ButtonLink to={pathOf(person)} variant="secondary">{`More on ${page.name}`}</ButtonLink>
      </div>
    </dialog>
  );
}

/** What became of the fault, and who signed for it, above a sheet that is longer than the window. */
function summaryOf({ sample }: SheetPage): { text: string; signatures?: SampleSignature[] } {
  if (sample.kind === 'round') {
    const { followUp, signatures } = sample.sheet.round;
    return { text: `${followUp.title}. ${followUp.text}`, signatures };
  }
  return sample.kind === 'record'
    ? { text: sample.sheet.followUp, signatures: sample.sheet.signatures }
    : { text: sample.intro };
}

/** A post has no sheet; nobody in the building has one. */
function Sheet({ sample }: Pick<SheetPage, 'sample'>) {
  if (sample.kind === 'round') return <RoundSheet {...sample.sheet} level={3} />;
  return sample.kind === 'post' ? null : <SampleContent {...sample} />;
}

/** The content of the page that has the sheet. */
export async function loadSheetPage({ slug }: Person) {
  const page = await [...serviceRoutes, ...industryRoutes].find((route) => route.slug === slug)?.load();
  if (!page) throw new Error(`No page has the slug ${slug}, at which a person of the hero has a sheet.`);
  return withBoundNumbers<typeof page>(page);
}
