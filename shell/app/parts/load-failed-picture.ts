/** In the chunk of what is loaded after hydration, because the first load has no room for it. */
export function loadFailedPicture() {
  return import(/* webpackChunkName: "prefetch" */ './FailedPicture.tsx');
}
