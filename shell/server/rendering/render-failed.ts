import type { RenderFault } from './document/protocol.ts';

/** A page could not be rendered because of this part; `page` stands for whichever owns the route. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  readonly part: string;
  /** It was cut off for its time, and may be innocent where the whole machine was out of breath. */
  readonly isCut: boolean;

  constructor({ part, message }: RenderFault, isCut = false) {
    super(`${part} failed while rendering: ${message}`);
    this.part = part;
    this.isCut = isCut;
  }
}
