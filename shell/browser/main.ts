// The async boundary: shared modules must be in the share scope before anything imports React.
// In a task of its own: together with the runtime's start, a cheap phone would keep a visitor's tap waiting.
setTimeout(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'));
