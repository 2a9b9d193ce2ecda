import { Notice } from '@site/ui/Notice';

/** Says what cannot be searched at the moment; the rest can. */
export function Absences({ absences }: { absences: string[] }) {
  if (absences.length === 0) return null;
  return (
    <Notice kind="info">
      {absences.map((absence) => (
        <p key={absence}>{absence}</p>
      ))}
    </Notice>
  );
}
