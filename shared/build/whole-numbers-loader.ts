export { withWholeNumbers as default } from '@site/brand/whole-numbers';
