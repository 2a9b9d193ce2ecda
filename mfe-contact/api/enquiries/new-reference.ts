import { randomInt } from 'node:crypto';

// Without 0, 1, I, L, O and U: people read the reference out over the phone. 30 to the power of 8 is 6.5e11.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference such as `SEV-7K3M-92QX`; it cannot be guessed from another. */
export function newReference(): string {
  return `SEV-${fourCharacters()}-${fourCharacters()}`;
}

function fourCharacters(): string {
  return Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
