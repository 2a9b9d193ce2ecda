import type { IndustryContent } from '../types.ts';
import { commercials } from './commercials.ts';
import { corporate } from './corporate.ts';
import { education } from './education.ts';
import { event } from './event.ts';
import { healthcare } from './healthcare.ts';
import { residential } from './residential.ts';

/** In the order of menus and cards. Pages import the one file they show; all of them together only serve the build. */
export const industries: IndustryContent[] = [commercials, corporate, residential, healthcare, education, event];
