import { hostApi, standalone } from '@site/host/standalone';
import { ContactForm } from '../components/ContactForm.tsx';

export default standalone(() => <ContactForm posted={{ status: 'fresh' }} />, hostApi);
