import type { BlockHeading, ButtonText, Illustration, PageContent, Testimonial, TitledText } from '../types.ts';

/** The first view, and the band at the end of the page. */
export interface HomeContent extends PageContent {
  /** The page's h1, for screen readers and search engines; the hero's headlines are what others see first. */
  heading: string;
  hero: HeroSlideContent[];
  blurbs: [BlurbText, BlurbText, BlurbText];
  callToAction: TitledText & { button: ButtonText; illustration: Illustration };
}

/** Everything between the first view and the band at the end. */
export interface HomeSectionsContent {
  about: BlockHeading & {
    text: string;
    illustration: Illustration;
    button: ButtonText;
    progress: ProgressText[];
  };
  services: BlockHeading & { button: ButtonText };
  testimonials: { eyebrow: string; title: string; voices: Testimonial[] };
  /** `partner-marks.svg` has a mark for each name, in the same order. */
  partners: { title: string; names: string[]; proof: ButtonText };
  industries: BlockHeading & { button: ButtonText };
  /** `note` and `more` say when and how the numbers were counted. */
  counters: { title: string; items: CounterText[]; note: string; more: ButtonText };
}

export interface BlurbText extends TitledText {
  /** Path of what proves the text. */
  proof?: string;
}

export interface HeroSlideContent {
  headline: string;
  /** One sentence: what, for whom, where. */
  text: string;
  /** Where the slide links to, as the specification says. */
  button: ButtonText;
  secondButton: ButtonText;
  /** One line below the buttons: two or three facts of a few words each, no full stop. */
  proof: string[];
  illustration: Illustration;
}

/** `value` is the number above the bar, `percent` how far the bar is filled, `filled` and `rest` what its two parts stand for. */
interface ProgressText {
  title: string;
  /** Follows the title in brackets: 'Years'. */
  unit: string;
  value: number;
  percent: number;
  filled: string;
  rest: string;
  /** The value as a sentence would say it. */
  spoken: string;
}

interface CounterText {
  title: string;
  /** Follows the title in brackets; '+' where the number is rounded down. */
  unit?: string;
  value: number;
  /** How long it counts, by the specification. */
  seconds: 3 | 5 | 7 | 9;
}
