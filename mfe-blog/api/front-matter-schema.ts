import * as v from 'valibot';

/** What stands between the two lines of dashes at the top of a post. */
export const frontMatterSchema = v.strictObject({
  title: text(120),
  summary: text(300),
  published: v.pipe(v.string(timeWanted()), v.check(isTime, timeWanted())),
  categories: v.pipe(list(), v.minLength(1, 'expected at least one category')),
  tags: list(),
  image: v.pipe(v.string(pictureWanted()), v.regex(/^post-[a-z0-9]+(?:-[a-z0-9]+)*$/, pictureWanted())),
  imageAlt: text(250),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

function text(most: number) {
  const message = `expected a text of 1 to ${most} characters`;
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(most, message));
}

function list() {
  const message = 'expected a list of different names such as [Plumbing, Offices]';
  return v.pipe(
    v.array(text(60), message),
    v.check((names) => new Set(names).size === names.length, message),
  );
}

function isTime(written: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(written)) return false;
  const time = new Date(written);
  // 31 February is a valid Date, three days later.
  return !Number.isNaN(time.getTime()) && time.toISOString() === written.replace('Z', '.000Z');
}

function timeWanted() {
  return 'expected a time in UTC such as 2026-03-17T03:45:00Z';
}

function pictureWanted() {
  return 'expected the name of a picture such as post-water-tank';
}
