import type { SharedPicture } from '@site/contracts/part';
import picture from '@site/pictures/masters/call-to-action.webp';

export const deskPicture: SharedPicture = {
  picture,
  alt: 'A miniature helpdesk under a striped awning, where a woman in a headset waves to somebody who has come with a question.',
};
