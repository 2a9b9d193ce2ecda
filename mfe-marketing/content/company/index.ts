import type { TextContent } from '../types.ts';
import { aboutUs } from './about-us.ts';
import { investorsRelationship } from './investors-relationship.ts';
import { ourLeadership } from './leadership.ts';
import { ourApproach } from './our-approach.ts';
import { ourVision } from './our-vision.ts';
import { sevantraValue } from './sevantra-value.ts';

/** In the order of the menu. Pages import the one file they show; all of them together only serve the build. */
export const companyPages: TextContent[] = [
  aboutUs,
  ourVision,
  ourLeadership,
  sevantraValue,
  ourApproach,
  investorsRelationship,
];
