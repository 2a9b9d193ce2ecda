import { type EnquiryFieldName, mapFields } from '../enquiry.ts';

const texts: Partial<Record<EnquiryFieldName, string>> = {
  fullName: 'Asha Verma',
  emailId: 'asha@school.example',
  contactNumber: '9876543210',
  companyName: 'Verma Public School',
  message: 'Two taps leak in the science wing.',
};

/** For tests: a whole enquiry. A field that is new to the contract has its label as its text. */
export const sampleEnquiry = mapFields((name, { shown }) => texts[name] ?? shown.label);

/** For tests: the same with every field empty but these. */
export function emptyEnquiryWith(some: Partial<typeof sampleEnquiry>): typeof sampleEnquiry {
  return { ...mapFields(() => ''), ...some };
}
