/**
 * What `brand` says, in Hindi: tagline, working hours, address and who answers grievances.
 * @example
 * <p lang="hi">{hindiTagline}</p>
 */
export const hindiTagline = 'ताकि बिल्डिंग में सब ठीक चले';

export const hindiHours = 'सोमवार से शनिवार, सुबह\u00a09 से शाम\u00a06\u00a0बजे\u00a0तक';
export const hindiAddress = 'बी-27, सेक्टर\u00a062, नोएडा, उत्तर\u00a0प्रदेश\u00a0201309';
export const hindiGrievanceOfficer = 'मीरा राव, शिकायत अधिकारी';

/** The breadcrumb's name for screen readers, and that of the home page. */
export const hindiBreadcrumb = { name: 'आप यहाँ हैं', home: 'मुख्य पृष्ठ' };
