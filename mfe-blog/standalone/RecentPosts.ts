import { siteApi, standaloneFragment } from '@site/host/standalone';
import { fragment } from '../fragments/RecentPosts/RecentPosts.tsx';

export default standaloneFragment(fragment, siteApi);
