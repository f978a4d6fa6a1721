import Link from 'next/link';
import { AppearanceChoice } from '@/components/site/footer/AppearanceChoice';
import { Brand } from '@/components/site/nav/Brand';
import { CurrentYear } from '@/components/site/footer/CurrentYear.client';
import { FOOTER_LINKS, TOOL_LINKS } from '@/components/site/footer/footerLinks';
import { FooterList } from '@/components/site/footer/FooterList';
import { PlatformLink } from '@/components/site/PlatformLink';
import { SocialLink } from '@/components/site/SocialLink';
import { Icon } from '@/components/ui/Icon';
import { PAGES } from '@/lib/site/pages';
import type { Site } from '@/lib/site/site';
import styles from './Footer.module.css';

/** Renders the footer of every page: the podcast, listening platforms, contact. */
export function Footer({ site }: { readonly site: Site }) {
  return (
    <footer className={styles.root} data-later="part">
      <div className={styles.columns}>
        <div className={styles.identity}>
          <Brand name={site.name} />
          <p>{site.footer.description}</p>
          <ul role="list" className={styles.socials}>
            {site.socials.map((social) => (
              <li key={social.kind}>
                <SocialLink social={social} />
              </li>
            ))}
          </ul>
        </div>
        <FooterList title="Liens rapides">
          {FOOTER_LINKS.map(({ label, href }) => (
            <Link key={label} href={href} prefetch={false}>
              {label}
            </Link>
          ))}
        </FooterList>
        <FooterList title="Outils interactifs">
          {TOOL_LINKS.map(({ label, href }) => (
            <Link key={label} href={href} prefetch={false}>
              {label}
            </Link>
          ))}
        </FooterList>
        <FooterList title="Écouter">
          {site.platforms.map((platform) => (
            <PlatformLink key={platform.kind} platform={platform} />
          ))}
        </FooterList>
        <FooterList title="Contact">
          <a key="email" href={`mailto:${site.email}`}>
            <Icon name="mail" size={20} />
            <span>{site.email}</span>
          </a>
        </FooterList>
      </div>
      <div className={styles.foot}>
        <p className={styles.legal}>
          <span>© </span>
          <CurrentYear />
          <span>{` ${site.name}. Tous droits réservés. ${site.classPermission} `}</span>
          <Link className={styles.notices} href={PAGES.legal.path} prefetch={false}>
            {PAGES.legal.name}
          </Link>
        </p>
        <AppearanceChoice />
      </div>
    </footer>
  );
}
