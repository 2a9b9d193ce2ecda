import '@site/ui/styles/embed.css';
import { embeddedFragment, embedderApi } from '@site/host/embed';
import { fragment } from '../fragments/QuoteForm/QuoteForm.tsx';

export default embeddedFragment(fragment, embedderApi);
