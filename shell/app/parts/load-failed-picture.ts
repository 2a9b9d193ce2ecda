/** A chunk of its own, because the first load has no room for it. */
export function loadFailedPicture() {
  return import(/* webpackChunkName: "FailedPicture" */ './FailedPicture.tsx');
}
