import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';

/** Types a request by its route's Valibot schemas. */
export interface ValibotProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

/** A request that does not match its route's schema; `fields` has one message per top-level field. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly part: string | undefined;
  readonly fields: Record<string, string>;

  constructor(part: string | undefined, fields: Record<string, string>) {
    super('The request does not match its schema.');
    this.part = part;
    this.fields = fields;
  }
}

export const compileValibot: FastifySchemaCompiler<v.GenericSchema> = ({ schema, httpPart }) => {
  return (input) => {
    const result = v.safeParse(schema, input, { abortPipeEarly: true });
    return result.success ? { value: result.output } : { error: new InvalidInput(httpPart, fieldsOf(result.issues)) };
  };
};

function fieldsOf(issues: v.GenericIssue[]): Record<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path?.[0]?.key;
    if (typeof field === 'string' && !messages.has(field)) messages.set(field, issue.message);
  }
  return Object.fromEntries(messages);
}
