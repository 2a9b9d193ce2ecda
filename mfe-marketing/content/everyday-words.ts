import { brand } from '@site/brand';

/**
 * What visitors call a page besides the words on it, by slug: English of the trade, then Hindi as it is typed on an English
 * keyboard, then as it is written. Doubled letters and one slip are forgiven by the search itself, so one spelling will do.
 */
export const everydayWords: Record<string, string[]> = {
  'house-keeping-services': [
    'maid, mopping, sweeping, dusting, washroom cleaning, toilet cleaning, carpet, glass cleaning, sofa cleaning, sanitation, hygiene, garbage, waste',
    'jharu, safaiwala, safai karamchari, bai, kachra, kuda',
    'सफाई, झाड़ू',
  ],
  'electrical-services': [
    'electrical, electricity, current, fan, switch, socket, LED, tubelight, short circuit, fuse, earthing, transformer, lift, meter, genset, UPS, backup',
    'tar, pankha',
    'बिजली',
  ],
  'plumbing-services': [
    'water supply, leaking, seepage, blockage, choked, toilet, flush, washbasin, sink, motor, borewell, sump, overhead tank, tanker, geyser, rainwater',
    'nala, paip',
    'नल, पानी',
  ],
  'horticulture-and-gardening-services': [
    'gardening, landscaping, flowers, pots, hedge, pruning, mowing, watering, irrigation, sprinkler, manure, kitchen garden, terrace garden',
    'phool, gamla, khad',
    'माली',
  ],
  'management-of-departmental-stores': [
    'store manager, salesman, retail staff, provision store, general store, convenience store, inventory, counter',
    'saman',
    'किराना',
  ],
  'pantry-services': [
    'tea boy, cook, snacks, lunch, dining, food service, beverages, coffee machine, water dispenser, peon',
    'chaiwala, nashta, rasoiya, bawarchi, khansama',
    'चाय, रसोई',
  ],
  'paramedic-services': [
    'medic, attendant, doctor, clinic, medical room, health, patient, injection, dressing, oxygen, CPR',
    'bimar, ilaj',
    'नर्स',
  ],
  'old-age-care-services': [
    'elderly, elders, old people, parents, grandparents, senior citizens, home nurse, companion, dementia, bedridden, physiotherapy',
    'dekhbhal, dekh bhal, budhapa',
    'बुज़ुर्ग',
  ],
  'event-organizing-services': [
    'marriage, birthday, reception, seminar, launch, stage, event staff, catering staff',
    'shadi, vivah, jashn',
    'शादी',
  ],
  services: [
    'facility management, manpower, staff, workers, labour, helper, outsourcing, AMC, repair, security guard, watchman, driver, pest control',
    'chowkidar, majdoor, naukar',
    'सेवा',
  ],
  industries: ['sectors, factories, hotels, warehouse, temple, places of worship', 'karkhana'],
  commercials: ['commercial complex, tower, arcade, shops, retail park, multiplex, bazaar', 'imarat'],
  corporate: [
    'workplace, software company, call centre, coworking, tech park, business park, headquarters',
    'karyalaya',
  ],
  residential: [
    'housing complex, condominium, high rise, gated community, villa, apartments, flats, residents welfare association',
    'makan, kothi, samiti',
  ],
  healthcare: ['hospitals, medical college, pathology lab, dispensary, patients', 'haspatal, chikitsa, dawakhana'],
  education: [
    'schools, classroom, students, teachers, coaching, kindergarten, play school, school toilets',
    'pathshala, shiksha',
  ],
  event: ['festival, sports event, trade fair, crowd, venue', 'pandal, mandap, utsav'],
  'about-us': ['experience, story, how long'],
  'our-vision': ['aim, our mission'],
  'our-leadership': ['leaders, CEO, MD, owner, board, who runs it', 'malik'],
  'investors-relationship': ['shareholder, funds, capital, money', 'paisa'],
  'our-approach': ['quality, audit, savings, efficiency, PDF'],
  [`${brand.slug}-value`]: ['honesty, respect, trust', 'bharosa'],
  'privacy-policy': ['data, delete my data, unsubscribe, complaint, grievance officer', 'shikayat'],
  'terms-of-services': ['legal, agreement, law', 'kanoon'],
  'cookies-policy': ['cookie settings, browser'],
  disclaimer: ['legal notice, responsibility, warranty'],
};
