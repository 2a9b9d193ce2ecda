import { brand } from '@site/brand';
import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import { ContactLines } from './ContactLines.tsx';
import classes from './Footer.module.css';
import { FooterList } from './FooterList.tsx';
import { LegalLine } from './LegalLine.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** `children` are the fragments that parts place here. */
export function Footer({ children }: { children?: ReactNode }) {
  const { companyYears: years } = brand;
  return (
    <footer className={classes.root} id="site-footer" data-tone="deep" data-chrome>
      <div className={classes.inner}>
        <div className={classes.about}>
          <Logo />
          <p>{`For ${years}+ years we have kept homes, offices, hospitals and schools clean, safe and running.`}</p>
          <SocialLinks />
        </div>
        <FooterList title="Services" group="services" />
        <FooterList title="Industries" group="industries" />
        <section aria-labelledby="footer-contact">
          <Fold id="footer-contact" title="Get in touch">
            <ContactLines />
          </Fold>
        </section>
        {children}
        <LegalLine />
      </div>
    </footer>
  );
}
