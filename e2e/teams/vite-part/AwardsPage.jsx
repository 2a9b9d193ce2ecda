import { Link } from '@site/host/router';
import { useState } from 'react';
import './AwardsPage.css';

export function AwardsPage() {
  const [isShown, setShown] = useState(false);
  return (
    <article className="awards-page">
      <h1>Awards</h1>
      <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        Who judged
      </button>
      {isShown && <p>A jury of facility managers.</p>}
      <Link to="/contact">Ask about them</Link>
    </article>
  );
}
