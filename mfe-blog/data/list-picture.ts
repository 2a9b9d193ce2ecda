import type { SharedPicture } from '@site/contracts/part';
import picture from '../pictures/post-monsoon.webp';

/** The scene at the head of the list of posts. */
export const listPicture: SharedPicture = {
  picture,
  alt: 'A miniature house in the monsoon, where people with umbrellas and raincoats clear a gutter, check a roof and look at the puddles.',
};
