// No page of this site is in Hindi. The shell's words ask for these.
export const [hindiTagline, hindiHours, hindiAddress, hindiGrievanceOfficer] = ['', '', '', ''];

export const hindiBreadcrumb = { name: '', home: '' };
