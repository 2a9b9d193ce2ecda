/** Loads the picture as a chunk after hydration, to keep the first load small. */
export function loadFailedPicture() {
  return import(/* webpackChunkName: "after-hydration" */ './FailedPicture.tsx');
}
