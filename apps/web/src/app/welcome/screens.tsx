import { t } from '@lingui/core/macro';
import phoneDark from './pictures/home-phone-dark.webp';
import phoneLight from './pictures/home-phone-light.webp';
import deskDark from './pictures/matches-inquiry-desktop-dark.webp';
import deskLight from './pictures/matches-inquiry-desktop-light.webp';
import parts from './questions.module.css';
import styles from './screens.module.css';

interface ScreenProps {
  light: string;
  dark: string;
  alt: string;
  width: number;
  height: number;
}

/** A screen in the light of the page; the other of the two pictures is never fetched. */
const Screen = ({ light, dark, alt, ...size }: ScreenProps) => (
  <div className={styles.screen}>
    <img {...size} alt={alt} src={light} loading="lazy" decoding="async" data-for="light" />
    <img {...size} alt={alt} src={dark} loading="lazy" decoding="async" data-for="dark" />
  </div>
);

/** The product as it looks, at the desk and on the phone: screens of the demo office (`npm run screenshots -- welcome-`). */
export const Screens = () => (
  <section className={parts.part}>
    <h2>{t`One office, at the desk and in the pocket`}</h2>
    <div className={styles.screens}>
      <Screen
        light={deskLight}
        dark={deskDark}
        alt={t`An inquiry with the properties that fit it, and why each does`}
        width={1440}
        height={900}
      />
      <Screen
        light={phoneLight}
        dark={phoneDark}
        alt={t`The day on the phone: who is to be called and what is to be done`}
        width={390}
        height={844}
      />
    </div>
  </section>
);
