import fc from 'fast-check';
import type * as v from 'valibot';

/** Right values by field, which a generator would not hit on: an address, a phone number. */
export type Examples = Record<string, unknown>;

type Values = fc.Arbitrary<unknown>;

/** Anything that JSON can hold, and strings of every kind. */
const anything: Values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 100, max: 6_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom('', '0', '-1', '1e309', 'null', '__proto__', 'constructor', '\0', '\ud800', '../..'),
);

/** Values for a schema: mostly right ones, and each kind of wrong one, field by field. */
export function valuesOf(schema: v.GenericSchema | undefined, examples: Examples, field = ''): Values {
  if (!schema) return anything;
  const right = rightValues(schema, examples, field);
  return fc.oneof({ arbitrary: right, weight: 29 }, { arbitrary: anything, weight: 1 });
}

/** The kinds that need a look inside. */
type Composed =
  | v.ObjectSchema<Record<string, v.GenericSchema>, undefined>
  | v.StrictObjectSchema<Record<string, v.GenericSchema>, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.LazySchema<v.GenericSchema>
  | v.LiteralSchema<string | boolean, undefined>;

function rightValues(schema: v.GenericSchema, examples: Examples, field: string): Values {
  const composed = schema as Composed; // any other kind falls through
  switch (composed.type) {
    case 'object':
    case 'strict_object':
      return objectsOf(composed.entries, examples);
    case 'optional':
      return fc.oneof(fc.constant(undefined), valuesOf(composed.wrapped, examples, field));
    case 'lazy':
      return fc
        .constantFrom<unknown>({}, { kind: 'quote' }, 'x')
        .chain((input) => valuesOf(composed.getter(input), examples, field));
    case 'literal':
      return fc.constant(composed.literal);
    default:
      return field in examples ? fc.constant(examples[field]) : anything;
  }
}

function objectsOf(entries: Record<string, v.GenericSchema>, examples: Examples): Values {
  const fields = Object.entries(entries).map(([name, entry]) => [name, valuesOf(entry, examples, name)]);
  const known = fc.record(Object.fromEntries(fields));
  const added = fc.oneof(
    { arbitrary: fc.constant({}), weight: 9 },
    fc.dictionary(fc.string({ maxLength: 12 }), anything),
  );
  return fc.tuple(known, added).map(([one, more]) => ({ ...one, ...more }));
}
