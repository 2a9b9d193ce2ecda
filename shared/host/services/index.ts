export { AssetBase, useAssetBase } from './asset-base.ts';
export { Fragment } from './Fragment.tsx';
export { ServicesProvider, type SiteServices, type Toast, useServices } from './site-services.ts';
