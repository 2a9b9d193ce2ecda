import type { Illustration } from '../content/types.ts';
import { SheetPicture } from './SheetPicture.tsx';

interface CardSheetProps {
  kind: 'services' | 'industries';
  title: string;
  lead: string;
  items: CardItem[];
}

interface CardItem {
  name: string;
  focus?: string;
  summary: string;
  points: string[];
  illustration: Illustration;
}

const grounds = ['#f8dfa6', '#d9e6df', '#f3cdbd'];

/** Services or industries, each with its picture. */
export function CardSheet({ kind, title, lead, items }: CardSheetProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <div className="cards" data-kind={kind}>
        {items.map((item, index) => (
          <Card key={item.name} kind={kind} item={item} ground={grounds[index % grounds.length] ?? '#f8dfa6'} />
        ))}
      </div>
    </>
  );
}

interface CardProps {
  kind: CardSheetProps['kind'];
  item: CardItem;
  ground: string;
}

function Card({ kind, item: { name, focus, summary, points, illustration }, ground }: CardProps) {
  return (
    <article>
      <SheetPicture illustration={illustration} width={440} height={kind === 'services' ? 330 : 280} ground={ground} />
      <div>
        <h3>{name}</h3>
        {focus && <p className="focus">{focus}</p>}
        <p>{summary}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
