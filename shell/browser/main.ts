// The async boundary: shared modules must be in the share scope before anything imports React.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
