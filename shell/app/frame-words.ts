import { addressLine, brand } from '@site/brand';
import { hindiAddress, hindiBreadcrumb, hindiGrievanceOfficer, hindiHours, hindiTagline } from '@site/brand/hindi';
import { notFoundPath, routeOf } from '@site/contracts/paths';
import type { SiteRoute } from '@site/contracts/shell-api';
import { useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { type Language, languageOf } from './language.ts';

/** What header, call bar and footer say besides the labels of pages, which are in the route table. */
interface FrameWords {
  skip: string;
  logo: string;
  mainMenu: string;
  menu: string;
  closeMenu: string;
  mobileMenu: string;
  pagesUnder: (label: string) => string;
  talk: string;
  search: string;
  callBar: string;
  call: string;
  /** How long the company has done what. */
  about: string;
  socialProfile: (network: string) => string;
  services: string;
  industries: string;
  getInTouch: string;
  /** Undefined where the brand's own are shown. */
  hours?: string;
  tagline: string;
  address: string;
  registeredOffice: { label: string; address: string };
  grievances: { label: string; officer: string };
  rights: string;
  legal: string;
  /** Said once, because the links look like those to pages in this language. */
  otherPages?: string;
  top: string;
}

const words: Record<Language, FrameWords> = {
  'en-IN': {
    skip: 'Skip to content',
    logo: `${brand.name}, home`,
    mainMenu: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    mobileMenu: 'Mobile',
    pagesUnder: (label) => `Pages under ${label}`,
    talk: 'Talk to us',
    search: 'Search',
    callBar: 'Call or talk to us',
    call: 'Call',
    about: `For ${brand.companyYears}+ years we have kept homes, offices, hospitals and schools clean, safe and running.`,
    socialProfile: (network) => `${brand.shortName} on ${network}`,
    services: 'Services',
    industries: 'Industries',
    getInTouch: 'Get in touch',
    tagline: brand.tagline,
    address: addressLine,
    registeredOffice: { label: 'Registered office', address: brand.registration.registeredOffice },
    grievances: { label: 'Grievances', officer: brand.registration.grievance.name },
    rights: 'All rights reserved.',
    legal: 'Legal',
    top: 'Back to top',
  },
  hi: {
    skip: 'मेन्यू छोड़कर आगे जाइए',
    logo: `${brand.name}, ${hindiBreadcrumb.home}`,
    mainMenu: 'मुख्य मेन्यू',
    menu: 'मेन्यू',
    closeMenu: 'मेन्यू बंद कीजिए',
    mobileMenu: 'सभी पेज',
    pagesUnder: (label) => `${label}: इसके पेज`,
    talk: 'बात कीजिए',
    search: 'खोजिए',
    callBar: 'फ़ोन या संपर्क',
    call: 'फ़ोन',
    about: `${brand.companyYears} साल से ज़्यादा समय से हम घर, ऑफ़िस, अस्पताल और स्कूल साफ़, सुरक्षित और ठीक हालत में रखते आए हैं।`,
    socialProfile: (network) => `${network} पर ${brand.shortName}`,
    services: 'सेवाएँ',
    industries: 'किनके लिए',
    getInTouch: 'संपर्क',
    hours: hindiHours,
    tagline: hindiTagline,
    address: hindiAddress,
    registeredOffice: { label: 'रजिस्टर्ड ऑफ़िस', address: hindiAddress },
    grievances: { label: 'शिकायत के लिए', officer: hindiGrievanceOfficer },
    rights: 'सर्वाधिकार सुरक्षित।',
    legal: 'नीतियाँ और काग़ज़ात',
    otherPages: 'मुख्य पृष्ठ, संपर्क, नौकरी और निजता नीति को छोड़कर बाक़ी सभी पेज अंग्रेज़ी में हैं।',
    top: 'ऊपर जाइए',
  },
};

/** The words in the language of the page on screen, with its name for `lang`: undefined in English, which all around them is in. */
export function useFrameWords(): FrameWords & { lang: Language | undefined } {
  const language = usePageLanguage();
  return { ...words[language], lang: language === 'en-IN' ? undefined : language };
}

/** The language of the page on screen; the page for unknown addresses is in English, below `/hi` too. */
export function usePageLanguage(): Language {
  return languageOf(usePageRow() ?? {});
}

/** The row of the page on screen; undefined for unknown addresses. */
export function usePageRow(): SiteRoute | undefined {
  return routeOf(useShell().routes, useLocation().pathname);
}

/** The path that the page on screen was rendered at: for all unknown addresses the server sends the HTML of /404, and hydration expects the same. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return usePageRow() ? pathname : notFoundPath;
}
