import '@site/ui/styles/embed.css';
import { embedded, embedderApi } from '@site/host/embed';
import { ContactForm } from '../components/ContactForm.tsx';

export default embedded(() => <ContactForm />, embedderApi);
