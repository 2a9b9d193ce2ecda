import '@site/ui/styles/embed.css';
import { embeddedFragment, siteApi } from '@site/host/embed';
import { fragment } from '../fragments/RecentPosts/RecentPosts.tsx';

export default embeddedFragment(fragment, siteApi);
