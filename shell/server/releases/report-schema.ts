import { isReleaseId } from '@site/delivery/store/release';
import * as v from 'valibot';
import { maxStackLength, placeInScript } from '../../app/parts/mark-part-failed.ts';

const milliseconds = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000)));

const partName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));

const reportSchema = v.strictObject({
  release: v.pipe(v.string(), v.check(isReleaseId)),
  /** Whose page it was. Older shells do not say. */
  part: v.optional(partName),
  views: v.picklist([0, 1]),
  failed: v.pipe(v.array(partName), v.maxLength(20)),
  /** Where the first of them failed. */
  stack: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((text) => text.match(placeInScript)?.[0] === text),
        ),
      ),
      v.maxLength(maxStackLength),
    ),
  ),
  lcp: milliseconds,
  inp: milliseconds,
  /** A score: 0 is best. */
  cls: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000))),
});

/** A page's report, sent when the visitor leaves it. */
export type Report = v.InferOutput<typeof reportSchema>;

/** Undefined if the text is no valid report. */
export function readReport(text: string): Report | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  return read.success ? read.output : undefined;
}

/** The parts of the release that a report names, each once. A report may name anything, even `constructor`. */
export function failedParts(named: string[], parts: Record<string, string>): string[] {
  return [...new Set(named)].filter((part) => Object.hasOwn(parts, part));
}
