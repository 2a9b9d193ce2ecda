import type { PartDifference, WordChange } from '@site/delivery/channels/compare-releases';
import { describeBytes } from '@site/delivery/channels/describe';
import { describeRetired, Id, ProvenanceNote, Table, unknownMark } from './page-elements.tsx';
import type { LastChange } from './read-releases.ts';

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
