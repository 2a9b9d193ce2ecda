import { liveVersion, type Proposal, type Refusal } from './judge.ts';

/** A part can be retired only once no other one shows its fragments. */
export function checkRetiredFragments({ live, proposed }: Proposal): Refusal[] {
  const retired = live.filter(({ name }) => !liveVersion(proposed, name));
  return retired.flatMap(({ name, table }) =>
    table.fragments.flatMap((fragment) =>
      proposed.flatMap((other) => {
        const page = other.table.routes.find(({ fragments }) => fragments?.includes(fragment.name));
        return page ? [shownElsewhere(name, fragment.name, other.name, page.path)] : [];
      }),
    ),
  );
}

function shownElsewhere(part: string, fragment: string, other: string, path: string): Refusal {
  return {
    check: 'exposed set',
    part,
    reason: `cannot be retired: ${other} shows its ${fragment} at ${path}.`,
    remedy: `First promote a version of ${other} that no longer declares ${fragment}.`,
  };
}

/** A page that moved is followed, so that no retirement stands in the way of another part's delivery. */
export function checkRetiredRedirects({ proposed, retired }: Proposal): Refusal[] {
  const known = new Set(
    proposed.flatMap(({ table }) => [...table.routes.map(({ path }) => path), ...Object.keys(table.moved ?? {})]),
  );
  return Object.entries(retired?.proposed ?? {}).flatMap(([part, rows]) =>
    [...new Set(Object.values(rows))]
      .filter((to) => to !== null && (!known.has(to) || to.includes(':')))
      .map((to) => ({
        check: 'routes',
        part,
        reason: `would lead to ${to}, where there is no page.`,
        remedy: 'Name a page that stays and whose address has no parameters.',
      })),
  );
}
