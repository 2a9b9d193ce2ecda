export { withNoBreakSpaces as default } from '@site/contracts/no-break-spaces';
