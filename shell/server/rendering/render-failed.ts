import type { RenderFault } from './document/protocol.ts';

/** A page could not be rendered because of this part; `page` stands for the part that owns the route. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  readonly part: string;
  /** It took too long. */
  readonly isCut: boolean;

  constructor({ part, message }: RenderFault, isCut = false) {
    super(`${part} failed while rendering: ${message}`);
    this.part = part;
    this.isCut = isCut;
  }
}

/** No loader or service is known to be at fault; the page took too long as a whole. */
export function pageTooLate(timeoutMs: number): RenderFailed {
  return new RenderFailed({ part: 'page', message: `no answer within ${timeoutMs} ms` }, true);
}

export function partTooBusy(part: string, timeoutMs: number): RenderFailed {
  return new RenderFailed({ part, message: `used the processor for more than ${timeoutMs} ms without a break` }, true);
}
