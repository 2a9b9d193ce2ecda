import type { SignatureDrawing } from '../signature-drawing.ts';

export const asha: SignatureDrawing = {
  ink: 'blue',
  strokes: [
    { width: 1.3, path: 'M29 37c6-2.5 16-4 26-4.5' },
    {
      width: 1.7,
      path: 'M24 51c7-9 14-23 18-37 1.5 12 3 25 7 36M56 49c4-4 8-9 9-14 1 6 6 9 4 13-2 3-7 3-9 1 6 0 12-5 16-13 4-9 6-19 3-21-4 2-6 18-6 34 1-7 4-14 8-14 5 0 1 10 3 13 2 2 5-1 8-5 3-6 9-8 11-5-4-3-12 0-12 7 0 5 8 4 12-6-1 6 0 10 3 10 4 0 9-5 16-9',
    },
  ],
};
