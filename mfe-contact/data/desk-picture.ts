import type { SharedPicture } from '@site/contracts/part';
import picture from '../pictures/contact-close.webp';

export const deskPicture: SharedPicture = {
  picture,
  alt: 'A miniature receptionist in a headset takes a call before a map with a pin for each visit.',
};
