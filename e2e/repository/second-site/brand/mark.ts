const square = 'M0 0h48v48H0z';

export const RIBBON = { roof: square, wall: square, floor: square } as const;
export const LOGO = { width: 260, height: 48, word: 'translate(60 39.5)' } as const;
export const WORDMARK = square;
