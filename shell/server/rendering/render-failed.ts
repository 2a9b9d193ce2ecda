import type { RenderFault } from './document/protocol.ts';

/** A page could not be rendered because of this part; `page` stands for the part that owns the route. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  readonly part: string;
  /** It took too long, which on an overloaded machine may not be the part's fault. */
  readonly isCut: boolean;

  constructor({ part, message }: RenderFault, isCut = false) {
    super(`${part} failed while rendering: ${message}`);
    this.part = part;
    this.isCut = isCut;
  }
}
