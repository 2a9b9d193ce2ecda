import type { SharedPicture } from '@site/contracts/part';
import picture from '../pictures/contact.webp';

export const deskPicture: SharedPicture = {
  picture,
  alt: 'A miniature front office with a map full of pins, where a receptionist takes a call and a surveyor with a helmet and a bag meets a client.',
};
