import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import { useFrameWords } from '../frame-words.ts';
import { LinkItems, useMenu } from '../menu.tsx';
import { ContactLines } from './ContactLines.tsx';
import classes from './Footer.module.css';
import { LegalLine } from './LegalLine.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** `children` are the fragments that parts place here. */
export function Footer({ children }: { children?: ReactNode }) {
  const words = useFrameWords();
  return (
    <footer className={classes.root} lang={words.lang} id="site-footer" data-tone="deep" data-chrome>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Logo />
          <p>{words.about}</p>
          <SocialLinks />
        </div>
        <FooterList title={words.services} group="services" />
        <FooterList title={words.industries} group="industries" />
        <section aria-labelledby="footer-contact">
          <Fold id="footer-contact" title={words.getInTouch}>
            <ContactLines />
          </Fold>
        </section>
        {children}
        <LegalLine />
      </div>
    </footer>
  );
}

interface FooterListProps {
  title: string;
  /** Menu group of the route table. */
  group: string;
}

function FooterList({ title, group }: FooterListProps) {
  const items = useMenu(group);
  if (items.length === 0) return null;
  return (
    <nav aria-labelledby={`footer-${group}`}>
      <Fold id={`footer-${group}`} title={title}>
        <ul>
          <LinkItems items={items} />
        </ul>
      </Fold>
    </nav>
  );
}
