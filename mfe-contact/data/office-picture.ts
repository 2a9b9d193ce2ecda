import type { SharedPicture } from '@site/contracts/part';
import picture from '@site/pictures/masters/office-map.webp';

export const officePicture: SharedPicture = {
  picture,
  alt: 'A miniature neighbourhood with roads, a park and a raised metro station, where a large orange pin marks our teal and gold office.',
};
