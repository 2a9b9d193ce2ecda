import { brand } from '@site/brand';
import { indianNumber } from '@site/ui/indian-number';
import { proofs } from '../how-we-work/proofs.ts';

/** A number, and what it counts. */
export interface Figure {
  value: string;
  meaning: string;
  /** Path of what proves it, if the number is a promise or a claim. */
  proof?: string;
}

/** The company's numbers, each with what it counts. */
export const companyFigures: Figure[] = [
  { value: `${brand.companyYears}+`, meaning: 'years in business', proof: proofs.years },
  { value: `${brand.peopleYears}+`, meaning: 'years of experience, our senior staff combined' },
  { value: `${indianNumber(brand.readyPeople)}+`, meaning: 'people on our rolls, including relievers' },
  { value: `${brand.industries}+`, meaning: 'industries served' },
  { value: `${brand.happyCustomers}+`, meaning: `clients rated us ‘satisfied’ (${brand.countedOn.slice(3)})` },
];
