import type { SharedPicture } from '@site/contracts/part';
import picture from '../pictures/notes-room.webp';

/** The picture at the head of the list of posts. Not a picture of a post: those are made to fill a frame. */
export const listPicture: SharedPicture = {
  picture,
  alt: 'A miniature room where two colleagues write in registers, a technician pins a note to the board, and a nurse and a gardener read theirs.',
};
