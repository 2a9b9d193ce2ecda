import type { Provenance } from '@site/delivery/store/version-files';
import { Id, Table, Time, unknownMark } from './page-elements.tsx';

interface VersionTableProps {
  caption: string;
  versions: Record<string, string>;
  provenance: Record<string, Provenance>;
}

export function VersionTable({ caption, versions, provenance }: VersionTableProps) {
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
