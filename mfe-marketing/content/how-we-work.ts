import { agreement } from './how-we-work/agreement.ts';
import { before, covers, terms, work } from './how-we-work/chapters.ts';
import { escalation } from './how-we-work/escalation.ts';
import { limits } from './how-we-work/limits.ts';
import { places } from './how-we-work/places.ts';
import { price } from './how-we-work/price.ts';
import { records } from './how-we-work/records.ts';
import { response } from './how-we-work/response.ts';
import { start } from './how-we-work/start.ts';
import type { HowWeWork } from './how-we-work-types.ts';

export const howWeWork: HowWeWork = {
  covers,
  before: { ...before, start, price },
  work: { ...work, response, escalation, places },
  terms: { ...terms, records, limits, agreement },
};
