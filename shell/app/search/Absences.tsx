import { Notice } from '@site/ui/Notice';

/** Says what cannot be searched just now; the rest is found all the same. */
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
