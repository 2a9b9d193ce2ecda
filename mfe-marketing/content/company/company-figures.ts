import { brand } from '@site/brand';
import { indianNumber } from '@site/ui/indian-number';

/** A number, and what it counts. */
export interface Figure {
  value: string;
  meaning: string;
}

/** The company's numbers, each with what it counts. */
export const companyFigures: Figure[] = [
  { value: `${brand.companyYears}+`, meaning: 'years in business' },
  { value: `${brand.peopleYears}+`, meaning: 'years of experience, our senior staff combined' },
  { value: `${indianNumber(brand.readyPeople)}+`, meaning: 'people on our rolls, including relievers' },
  { value: `${brand.industries}+`, meaning: 'industries served' },
  { value: `${brand.happyCustomers}+`, meaning: 'clients who told us that they are satisfied' },
];
