import { brand } from '@site/brand';
import { hindiHours } from '@site/brand/hindi';
import { callTimeouts } from '@site/host/call-timeouts';
import { type EnquiryFieldName, enquiryFields } from '../../contract/enquiry.ts';
import { contactForm, type FormDefinition } from '../forms.ts';
import type { FormTexts } from './form-texts.ts';

/** How the fields are called and explained. One without an entry, here or in `faults`, is asked for in English. */
export const hindiFields: Partial<Record<EnquiryFieldName, { label: string; hint?: string }>> = {
  fullName: { label: 'आपका नाम' },
  emailId: { label: 'ईमेल' },
  contactNumber: { label: 'फ़ोन नंबर', hint: 'दस अंक; चाहें, तो शुरू में +91 लगा सकते हैं।' },
  companyName: { label: 'कहाँ के लिए', hint: 'आपकी कंपनी, अस्पताल या सोसायटी का नाम' },
  message: {
    label: 'संदेश',
    hint: 'विज़िट के लिए लिखिए कि बिल्डिंग किस तरह की है, कहाँ है, कितनी बड़ी है और कौन-से दो दिन आपको ठीक रहेंगे। हिन्दी या अंग्रेज़ी, जिसमें चाहें लिखिए।',
  },
};

const wrongPhone = 'कृपया दस अंकों का सही फ़ोन नंबर लिखिए।';

export const hindi: FormTexts = {
  name: 'पूछताछ',
  title: 'हमें संदेश भेजिए',
  intro: 'फ़ॉर्म पूरा भरिए, ताकि सही व्यक्ति आपको फ़ोन कर सके।',
  another: 'एक और संदेश भेजिए',
  begun: { prepared: 'आपका संदेश नीचे पहले से लिखा है।' },
  button: { children: 'संदेश भेजिए', busyLabel: 'भेजा जा रहा है…' },
  privacy: [
    'आपकी जानकारी हम सिर्फ़ आपको जवाब देने के लिए रखते हैं और 24\u00a0महीने बाद मिटा देते हैं। पूरी बात हमारी ',
    'निजता नीति',
    ' में पढ़िए।',
  ],
  invented: [
    `${brand.shortName} इस डेमो के लिए बनाई गई एक काल्पनिक कंपनी है: आपका संदेश इस साइट को चलाने वाला पढ़ सकता है, और कोई विज़िट नहीं होती। पूरी बात `,
    'इस साइट के बारे में',
    ' पेज पर पढ़िए (अंग्रेज़ी में)।',
  ],
  count: { limit: 'ज़्यादा से ज़्यादा {limit} अक्षर', typed: '{limit} में से {typed} अक्षर' },
  sent: {
    title: 'आपका संदेश हमें मिल गया',
    reference: ['आपका रेफ़रेंस नंबर ', ' है। आप ख़ुद फ़ोन करें, तो यह नंबर बता दीजिए।'],
    followUp: {
      invitation: ['फ़ोटो या कुछ और भेजना हो, तो ', 'WhatsApp पर भेजिए', '। आपका रेफ़रेंस नंबर मैसेज में पहले से लिखा होगा।'],
      message: 'नमस्ते, मैंने आपकी वेबसाइट पर एक संदेश भेजा है। मेरा रेफ़रेंस नंबर {reference} है।',
    },
    withoutReference: 'हमें लिखने के लिए धन्यवाद।',
    callBy: ['हम आपको ', ' तक फ़ोन करेंगे।'],
    steps: [
      {
        title: 'हमारा फ़ोन',
        text: `एक कामकाजी दिन के अंदर (${hindiHours}) हमारे नोएडा ऑफ़िस से आपको फ़ोन आएगा। उसी कॉल पर फ़्री विज़िट का दिन तय कर लेंगे।`,
      },
      { title: 'अगर बात न हो पाए', text: 'हम उसी दिन आपको ईमेल करेंगे।' },
      {
        title: 'क्या तैयार रखें',
        text: 'पता, बिल्डिंग का मोटा-मोटा एरिया या कमरों या बेड की गिनती, और दो दिन जो आपको ठीक रहें।',
      },
    ],
    pictureAlt: 'छोटे मॉडल में हेडसेट पहने एक रिसेप्शनिस्ट फ़ोन पर बात कर रही है; पीछे नक़्शे पर हर विज़िट की पिन लगी है।',
  },
  summary: 'आपने जो लिखा है, सब यहीं है। कृपया इन्हें देख लीजिए:',
  ready: { title: 'अब भेज सकते हैं', text: 'सब कुछ भर गया है। कृपया बटन फिर से दबाइए।' },
  failure: {
    refused: 'हमारे सर्वर ने संदेश नहीं लिया। कृपया फिर से कोशिश कीजिए।',
    timeout: `हमारे सर्वर से ${callTimeouts.post / 1000} सेकंड में जवाब नहीं आया। कृपया फिर से कोशिश कीजिए।`,
    unreachable: 'हमारे सर्वर से संपर्क नहीं हो पाया। कृपया अपना इंटरनेट देखकर फिर से कोशिश कीजिए।',
    malformed: 'हमारे सर्वर से सही जवाब नहीं मिला। कृपया फिर से कोशिश कीजिए।',
    refusals: {
      token_invalid: 'फ़ॉर्म बहुत देर तक खुला रहा। कृपया एक बार फिर भेजिए।',
      too_many_enquiries: 'इस समय बहुत सारे संदेश आ रहे हैं। कृपया कुछ मिनट बाद फिर भेजिए।',
    },
    notSent: 'आपका संदेश नहीं जा पाया',
    perhapsSent: 'हो सकता है, आपका संदेश हम तक न पहुँचा हो',
    otherWays: ['आप ', ' पर फ़ोन या ', ' पर ईमेल भी कर सकते हैं।'],
  },
  faults: {
    fullName: {
      empty: 'कृपया अपना नाम लिखिए।',
      long: tooLong('नाम', enquiryFields.fullName),
      wrong: hasHidden('नाम'),
    },
    emailId: {
      empty: 'कृपया अपना ईमेल लिखिए।',
      long: tooLong('ईमेल', enquiryFields.emailId),
      wrong: 'कृपया सही ईमेल लिखिए, जैसे name@company.in',
    },
    contactNumber: {
      empty: 'कृपया अपना फ़ोन नंबर लिखिए।',
      long: wrongPhone,
      wrong: wrongPhone,
    },
    companyName: {
      empty: 'कृपया कंपनी या सोसायटी का नाम लिखिए।',
      long: tooLong('कंपनी का नाम', enquiryFields.companyName),
      wrong: hasHidden('कंपनी के नाम'),
    },
    message: {
      empty: 'कृपया अपना संदेश लिखिए।',
      long: tooLong('संदेश', enquiryFields.message),
      wrong: hasHidden('संदेश'),
    },
  },
};

function tooLong(what: string, { shown }: { shown: { limit: number } }): string {
  return `${what} ${shown.limit.toLocaleString('en-IN')} अक्षरों से लंबा न हो।`;
}

function hasHidden(where: string): string {
  return `${where} में कोई छिपा हुआ अक्षर है। कृपया उसे हटा दीजिए।`;
}

/** The contact form in Hindi; its names and its draft are the same. */
export const hindiForm: FormDefinition = {
  ...contactForm,
  page: '/hi/contact',
  privacyPage: '/hi/privacy-policy',
  fields: contactForm.fields.map(({ hint: _english, ...field }) => ({ ...field, ...hindiFields[field.question] })),
  texts: hindi,
};
