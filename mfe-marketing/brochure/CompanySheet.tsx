import type { BrochureContent } from './brochure-content.ts';
import { SheetPicture } from './SheetPicture.tsx';

export function CompanySheet({ title, lead, paragraphs, numbers, illustration }: BrochureContent['company']) {
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <div className="company">
        <div className="stage">
          <SheetPicture illustration={illustration} width={800} ground="#d9e6df" />
        </div>
        <div className="text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul className="numbers">
        {numbers.map(({ value, meaning }) => (
          <li key={meaning}>
            <strong>{value}</strong> {meaning}
          </li>
        ))}
      </ul>
    </>
  );
}
