/** `brand.workingHours` in Hindi. */
export const hindiHours = 'सोमवार से शनिवार, सुबह\u00a09 से शाम\u00a06\u00a0बजे\u00a0तक';
