import { hostApi, standaloneFragment } from '@site/host/standalone';
import { fragment } from '../fragments/Subscribe/Subscribe.tsx';

export default standaloneFragment(fragment, hostApi);
