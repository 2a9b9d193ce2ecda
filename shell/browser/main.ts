// The async boundary: shared modules must be in the share scope before anything imports React.
// A task of its own: in one task with the runtime's start, it would delay a visitor's tap on a cheap phone.
setTimeout(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'));
