/**
 * Whether a key belongs to an input method that composes a word, such as Enter for accepting it. Safari ends the composition before it
 * reports that key, and only its code, 229, tells it from others.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
