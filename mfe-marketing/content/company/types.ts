import type { HowWeWork } from '../how-we-work/types.ts';
import type { SampleRecords } from '../samples/types.ts';
import type { Illustration, PageContent, TitledText } from '../types.ts';
import type { Figure } from './company-figures.ts';

/** A page about the company, in bands from top to bottom. */
export interface CompanyContent extends PageContent {
  lead: string;
  illustration: Illustration;
  /** Three figures about the page's subject. */
  figures?: Figure[];
  /** Below the figures: registrations and licences, which administrators ask about first. */
  standing?: string;
  bands: CompanyBand[];
  /** The call to action at the end; none if a visit is not the next step. */
  call?: TitledText;
}

export type CompanyBand =
  | StoryBand
  /** Texts side by side. */
  | { layout: 'texts'; texts: HeadedText[] }
  /** Texts below each other, beside one close-up. */
  | { layout: 'list'; illustration: Illustration; texts: HeadedText[] }
  | (HeadedIntro & { layout: 'tiles'; tiles: TitledText[] })
  /** Links to all services. */
  | (HeadedIntro & { layout: 'services' })
  /** A text beside portraits, which lead to the page about the leaders. */
  | { layout: 'people'; text: HeadedText; people: Leader[] };

/** A text beside a close-up, then texts side by side. In a `statement` the first is set largest. */
export interface StoryBand {
  layout: 'story' | 'statement';
  lead: HeadedText;
  illustration: Illustration;
  /** Below the first text: what happened when, oldest first. */
  years?: { year: string; text: string }[];
  texts: HeadedText[];
}

interface HeadedIntro {
  heading: string;
  intro: string;
}

export interface HeadedText {
  /** Absent if the page's own heading is enough. */
  heading?: string;
  paragraphs: string[];
  points?: string[];
  /** Small portraits below the text, which lead to the page about the leaders. */
  people?: Leader[];
}

export interface LeadershipContent extends PageContent {
  illustration: Illustration;
  lead: string;
  /** Follows the lead in the banner. */
  introduction: string;
  profiles: [ProfileContent, ProfileContent];
  /** In a box below the profiles. */
  nursing: Leader & { facts: string; text: string };
  /** Below the profiles, beside the call to action. */
  closing: string;
  call: TitledText;
}

export interface ProfileContent extends Leader {
  /** At a glance, beside the biography. */
  facts: TitledText[];
  biography: string[];
}

export interface Leader {
  name: string;
  role: string;
  /** Their portrait. */
  illustration: Illustration;
}

export interface ApproachContent extends PageContent {
  illustration: Illustration;
  lead: string;
  figures: Figure[];
  subjects: { title: string; items: Subject[] };
  chapters: HowWeWork;
  samples: SampleRecords;
}

/** One side of the approach. */
export interface Subject {
  heading: string;
  /** A question of the page's lead. */
  question: string;
  /** In two sentences. */
  answer: string;
  /** The answer in full, further down the page. */
  details: string;
}
