import { Icon } from '@site/ui/Icon';
import { clockIcon, shieldIcon, usersIcon } from '@site/ui/icons';
import { Section } from '@site/ui/Section';
import { ProofBadge } from '../../components/ProofBadge.tsx';
import type { BlurbText } from '../../content/home/types.ts';
import classes from './FeatureBlurbs.module.css';

export function FeatureBlurbs({ blurbs }: { blurbs: BlurbText[] }) {
  return (
    <Section tone="tint" spacing="slim">
      <ul role="list" className={classes.blurbs}>
        {blurbs.map(({ title, text, proof }, index) => (
          <li key={title}>
            <span>
              <Icon icon={icons[index % icons.length] ?? usersIcon} />
            </span>
            <h2>{title}</h2>
            <p>
              {text} {proof && <ProofBadge claim={title} to={proof} />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const icons = [usersIcon, shieldIcon, clockIcon];
