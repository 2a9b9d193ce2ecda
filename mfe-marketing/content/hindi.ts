import { brand } from '@site/brand';
import { hindiBreadcrumb } from '@site/brand/hindi';
import { indianNumber } from '@site/ui/indian-number';
import team from '../pictures/about.webp';
import { bills, everyDayPrice, leastPrices } from './services/prices.ts';
import type { ServiceSlug } from './services/service-list.ts';
import type {
  ButtonText,
  Illustration,
  PageContent,
  PageListing,
  TableContent,
  TableRow,
  TitledText,
} from './types.ts';

/** The page in Hindi: the company in short, for visitors who would rather not read English. */
export interface HindiContent extends PageContent {
  lead: string;
  illustration: Illustration;
  call: string;
  /** Label of the WhatsApp link, and the message that it begins. */
  whatsapp: { label: string; message: string };
  services: {
    title: string;
    intro: string;
    action: string;
    list: Record<ServiceSlug, TitledText>;
    /** Leads to the page for hospitals. */
    hospitals: { lead: string; links: ButtonText[] };
  };
  steps: { title: string; list: TitledText[] };
  prices: { title: string; intro: string; tables: TableContent[] };
}

const allDays = 'महीने के सभी 30 दिन';

export const hindiPage: HindiContent = {
  slug: 'hi',
  name: 'आपकी बिल्डिंग की देखभाल',
  title: 'बिल्डिंग की देखभाल, नोएडा और दिल्ली-एनसीआर',
  description: 'ऑफ़िस, सोसायटी, अस्पताल और स्कूल के लिए हाउसकीपिंग, इलेक्ट्रीशियन, प्लंबर और माली। रेट और संपर्क का फ़ॉर्म हिन्दी में।',
  updated: '2026-11-29',
  lead: `सफ़ाई, बिजली, प्लंबिंग और बाग़वानी: सब एक ही टीम सँभालती है। हमारी कंपनी ${brand.companyYears} साल से ज़्यादा पुरानी है; आज हम नोएडा, ग़ाज़ियाबाद, ग्रेटर नोएडा, दिल्ली, फ़रीदाबाद और गुरुग्राम में ऑफ़िस, सोसायटी, अस्पताल और स्कूल सँभालते हैं।`,
  illustration: {
    picture: team,
    alt: 'छोटे मॉडल में एक ऑफ़िस, जहाँ हरी वर्दी में हमारी टीम गोल मेज़ के चारों ओर बैठी है।',
  },
  call: 'फ़ोन कीजिए',
  whatsapp: { label: 'WhatsApp पर लिखिए', message: 'नमस्ते, मुझे अपनी बिल्डिंग के लिए कुछ जानकारी चाहिए।' },
  services: {
    title: 'हम क्या-क्या करते हैं',
    intro: 'जितनी ज़रूरत हो, उतना लीजिए: एक सर्विस या सारी। हर सर्विस का पूरा पेज अंग्रेज़ी में है।',
    action: 'विस्तार से पढ़िए',
    list: {
      'house-keeping-services': {
        title: 'हाउसकीपिंग',
        text: 'रोज़ की सफ़ाई, और हर शिफ़्ट में सुपरवाइज़र के तीन राउंड। सफ़ाई का सामान और मशीनें हमारी।',
      },
      'electrical-services': {
        title: 'इलेक्ट्रीशियन',
        text: 'पैनल, जनरेटर, लाइट और वायरिंग का काम क्वालिफ़ाइड इलेक्ट्रीशियन करते हैं।',
      },
      'plumbing-services': {
        title: 'प्लंबर',
        text: 'पंप, टंकी, पाइप और नल की देखभाल। लीकेज ढूँढकर ठीक करते हैं।',
      },
      'horticulture-and-gardening-services': {
        title: 'माली और बाग़वानी',
        text: 'लॉन, पौधे और गमले: पानी, कटाई-छँटाई और खाद, सब समय पर।',
      },
      'management-of-departmental-stores': {
        title: 'स्टोर चलाना',
        text: 'कैंपस या टाउनशिप का स्टोर: सामान लगाना, बिलिंग और स्टॉक की गिनती।',
      },
      'pantry-services': {
        title: 'पैंट्री',
        text: 'ऑफ़िस की चाय-कॉफ़ी, मीटिंग में सर्विस और साफ़-सुथरी पैंट्री।',
      },
      'paramedic-services': {
        title: 'नर्स, पैरामेडिक और अटेंडेंट',
        text: 'अस्पताल, सोसायटी, ऑफ़िस या फ़ैक्टरी में; चाहें, तो तीनों शिफ़्ट में। चोट लगे या तबीयत बिगड़े, तो फ़र्स्ट एड।',
      },
      'old-age-care-services': {
        title: 'बुज़ुर्गों की देखभाल',
        text: 'घर के लिए पुलिस वेरिफ़िकेशन वाले अटेंडेंट; रखने से पहले आप ख़ुद उनसे मिलते हैं।',
      },
      'event-organizing-services': {
        title: 'इवेंट का इंतज़ाम',
        text: 'ऑफ़िस, सोसायटी या परिवार का कार्यक्रम: तैयारी से लेकर बाद की सफ़ाई तक।',
      },
    },
    hospitals: {
      lead: 'अस्पताल के लिए:',
      links: [{ label: 'वार्ड, पोस्ट और रेट का पूरा पेज, अंग्रेज़ी में', path: '/healthcare' }],
    },
  },
  steps: {
    title: 'काम कैसे शुरू होता है',
    list: [
      {
        title: 'आप बताइए',
        text: 'फ़ोन कीजिए, WhatsApp पर लिखिए या नीचे का फ़ॉर्म भरिए। जवाब एक कामकाजी दिन के अंदर आता है।',
      },
      {
        title: 'हम देखने आते हैं',
        text: 'एक डायरेक्टर और एक सुपरवाइज़र आकर बिल्डिंग देखते हैं। इस विज़िट का कोई पैसा नहीं लगता।',
      },
      {
        title: 'कोटेशन मिलता है',
        text: 'विज़िट के बाद एक हफ़्ते के अंदर। उसमें हर ख़र्च अलग-अलग लिखा होता है, मज़दूरी से लेकर जीएसटी तक।',
      },
    ],
  },
  prices: {
    title: 'हमारे रेट',
    intro:
      'पोस्ट का मतलब है रोज़ 8 घंटे की एक शिफ़्ट में एक कर्मचारी। वह छुट्टी पर हो, तो उसकी जगह दूसरा आता है; इसका ख़र्च रेट में शामिल है।',
    tables: [
      {
        caption: 'एक पोस्ट का महीने का रेट, जीएसटी के साथ',
        head: ['पोस्ट', 'रुपये'],
        rows: [
          rate('हाउसकीपर', 'महीने में 26 दिन', bills.sixDays.total),
          rate('हाउसकीपर', allDays, everyDayPrice),
          rate('अटेंडेंट, अस्पताल में या घर पर', allDays, bills.semiSkilled.total),
          rate('पैरामेडिक', allDays, bills.skilled.total),
          rate('नर्स', allDays, bills.nurse.total),
        ],
      },
      {
        caption: 'रख-रखाव और इवेंट के शुरुआती रेट, जीएसटी के साथ',
        head: ['काम', 'रुपये'],
        rows: [
          rate('इलेक्ट्रीशियन', 'हफ़्ते में एक विज़िट, महीने का रेट; पार्ट्स अलग से', leastPrices.electrical),
          rate('प्लंबर', 'हफ़्ते में एक विज़िट, महीने का रेट; पार्ट्स अलग से', leastPrices.plumbing),
          rate('माली', 'तय दिनों पर, महीने का रेट; पौधे और खाद अलग से', leastPrices.horticulture),
          rate('इवेंट', 'एक इवेंट का रेट; टेंट, खाना और म्यूज़िक अलग से', leastPrices.event),
        ],
        note: 'ये नोएडा के उदाहरण हैं, अक्टूबर 2026 की मज़दूरी पर; दिल्ली और हरियाणा में न्यूनतम मज़दूरी अलग है। आपका पक्का रेट विज़िट के बाद कोटेशन में लिखकर देते हैं।',
      },
    ],
  },
};

function rate(name: string, detail: string, rupees: number): TableRow {
  return { name, detail, cells: [indianNumber(rupees)] };
}

/** Labels of the main menu on pages in Hindi. What it opens keeps its English labels: every page carries them all. */
export const hindiMenu = {
  home: hindiBreadcrumb.home,
  about: 'हमारे बारे में',
  services: 'सेवाएँ',
  industries: 'किनके लिए',
};

export const hindiListing: PageListing = {
  searchWords: [
    'site in Hindi',
    'language',
    'hindi',
    'hindi mein',
    'bhasha',
    'daam hindi mein',
    'hindi form',
    'हिन्दी',
    'हिंदी में',
    'भाषा',
    'दाम, रेट',
    'फ़ोन',
  ],
};
