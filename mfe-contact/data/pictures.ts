import type { SharedPicture } from '@site/contracts/part';
import officeMap from '@site/pictures/masters/office-map.webp';
import desk from '../pictures/contact.webp';

export const deskPicture: SharedPicture = {
  picture: desk,
  alt: 'A miniature front office with a map full of pins, where a receptionist takes a call and a surveyor with a helmet and a bag meets a client.',
};

export const officePicture: SharedPicture = {
  picture: officeMap,
  alt: 'A miniature neighbourhood with roads, a park and a raised metro station, where a large orange pin marks our teal and gold office.',
};
