import { hostApi, standaloneFragment } from '@site/host/standalone';
import { fragment } from '../fragments/QuoteForm/QuoteForm.tsx';

export default standaloneFragment(fragment, hostApi);
