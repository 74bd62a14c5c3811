import type { SocialNetwork } from '@angan/contract/platform/operator.ts';
import { yearInIndia } from '@angan/domain/dates.ts';
import { languageNames, languages, languageTags } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconQrcode,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '../core/language/index.ts';
import { inApp, sellsHere } from '../core/platform/index.ts';
import { Wordmark } from '../ui/logo.tsx';
import { choosing, documentTag } from './addresses.ts';
import { AppPopup } from './app-popup.tsx';
import styles from './foot.module.css';
import { policyTitles, policyTypes } from './policies/types.ts';
import { StoreBadge } from './store-badge.tsx';
import { useOperator } from './use-operator.ts';
import { waysTo } from './ways.tsx';

const signs: Readonly<Record<SocialNetwork, TablerIcon>> = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  X: IconBrandX,
  WhatsApp: IconBrandWhatsapp,
  YouTube: IconBrandYoutube,
};

/** A link leads to the top of its page, also where that page is open already; back leads to where one was. */
const useTopAfterLink = () => {
  const { key } = useLocation();
  const type = useNavigationType();
  const before = useRef(key);
  useEffect(() => {
    if (key === before.current) return;
    before.current = key;
    if (type !== 'POP') scrollTo({ top: 0, behavior: 'smooth' });
  }, [key, type]);
};

/** The same page in each language, by links that need no script. */
const LanguageLinks = () => {
  const { pathname } = useLocation();
  const chosen = useLanguage();
  return (
    <nav className={styles.languages} aria-label={t`Language`}>
      {languages.map((language) => {
        const tag = languageTags[language];
        return (
          <a
            key={tag}
            href={choosing(tag, pathname)}
            lang={documentTag(tag)}
            hrefLang={documentTag(tag)}
            aria-current={tag === chosen || undefined}
          >
            {languageNames[language]}
          </a>
        );
      })}
    </nav>
  );
};

/** The foot of a visitor's pages: where else to look, and how to reach whoever runs this (spec section 1). */
export const Foot = () => {
  const { data: operator } = useOperator();
  const [isShown, setShown] = useState(false);
  useTopAfterLink();
  const titles = policyTitles();
  const pages = [
    ['/', t`Home`],
    ['/support', t`Support`],
    ['/qna', t`Questions`],
    ['/demo', t`Book a demo`],
  ] as const;
  return (
    <footer className={styles.foot}>
      <div className={styles.columns}>
        <div className={styles.who}>
          <Wordmark />
          <p>{t`For real-estate brokers and their staff.`}</p>
          {operator && operator.social.length > 0 && (
            <ul className={`list-unstyled ${styles.social}`} aria-label={t`Our pages`}>
              {operator.social.map(({ network, url }) => {
                const Sign = signs[network];
                return (
                  <li key={network}>
                    <a
                      className={styles.network}
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={network}
                    >
                      <Sign size={20} aria-hidden />
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
        <nav aria-label={t`Quick links`}>
          <h2>{t`Quick links`}</h2>
          {pages.map(([to, name]) => (
            <Link key={to} className={styles.link} to={to}>
              {name}
            </Link>
          ))}
        </nav>
        <nav aria-label={t`Policies`}>
          <h2>{t`Policies`}</h2>
          {policyTypes.map((type) => (
            <Link key={type} className={styles.link} to={`/policy/${type}`}>
              {titles[type]}
            </Link>
          ))}
        </nav>
        {operator && waysTo(operator).length > 0 && (
          <div>
            <h2>{t`Talk to us`}</h2>
            {waysTo(operator).map(({ kind, name, shown, href, icon }) => (
              <a
                key={href}
                className={styles.link}
                href={href}
                aria-label={kind === 'email' ? undefined : `${name}, ${shown}`}
              >
                {icon}
                {shown}
              </a>
            ))}
          </div>
        )}
        {sellsHere && operator && operator.stores.length > 0 && (
          <div>
            <h2>{t`On your phone`}</h2>
            <div className={styles.stores}>
              {operator.stores.map((store) => (
                <StoreBadge key={store.device} {...store} />
              ))}
            </div>
            <Button
              className={styles.code}
              leftSection={<IconQrcode size={18} aria-hidden />}
              onClick={() => setShown(true)}
            >
              {t`Show QR Code to Download App`}
            </Button>
            <AppPopup stores={operator.stores} opened={isShown} onClose={() => setShown(false)} />
          </div>
        )}
      </div>
      <div className={styles.last}>
        <p>{t`© ${yearInIndia()} Angan`}</p>
        {!inApp && <LanguageLinks />}
      </div>
    </footer>
  );
};
