import type { TextContent } from '../types.ts';
import { accessibility } from './accessibility.ts';
import { cookiesPolicy } from './cookies-policy.ts';
import { disclaimer } from './disclaimer.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfServices } from './terms-of-services.ts';

export const legalPages: TextContent[] = [privacyPolicy, termsOfServices, cookiesPolicy, disclaimer, accessibility];
