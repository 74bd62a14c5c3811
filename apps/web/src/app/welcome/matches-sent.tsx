import { matchLabels } from '@angan/domain/matching/types.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, formatPrice, perLanguage } from '../../core/language/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { ScoreSquare } from '../../ui/score-square.tsx';
import midTower from './pictures/midTower-1.webp';
import tower from './pictures/tower-1.webp';
import { Step } from './step.tsx';
import styles from './steps.module.css';

interface Fit {
  score: number;
  price: number;
  place: string;
  picture?: string;
  why: string;
  asks?: boolean;
}

const fits = perLanguage<readonly Fit[]>(() => [
  {
    score: 94,

    price: 9_500_000,
    place: t`Sun Vista, Bopal`,
    picture: tower,
    why: t`Fits 6 of 6 needs`,
  },
  { score: 91, price: 9_200_000, place: t`Palm Court, Bopal`, why: t`Ask: facing`, asks: true },
  {
    score: 88,

    price: 8_850_000,
    place: t`Gala Skyline, Shela`,
    picture: midTower,
    why: t`Near Ambli, 1.8 km`,
    asks: true,
  },
]);

/** What of the office's own stock fits, the best first, each with its reason. */
export const Fits = () => (
  <div className={styles.card}>
    <div className={styles.head}>
      <Step n={3}>{t`What fits, 7:42:13 PM`}</Step>
    </div>
    <ul className={`list-unstyled ${styles.fits}`}>
      {fits().map(({ score, price, place, picture, why, asks }) => (
        <li key={place}>
          <ScoreSquare score={score} label={matchLabels[0]} />
          <Picture size="row" src={picture ?? null} />
          <span>
            <b>{formatPrice(price)}</b> {place}
            <em data-asks={asks || undefined}>{why}</em>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

/** The message with the property that went out. */
export const Sent = () => {
  const size = formatNumber(1800);
  return (
    <div className={styles.sent}>
      <Step n={4}>{t`Sent, and written down, 7:43:02 PM`}</Step>
      <div className={styles.bubble}>
        <img src={tower} alt="" width={480} height={225} />
        <p>
          <b>{t`${formatPrice(9_500_000)}, 3 BHK flat`}</b>
          <span>{t`Sun Vista, Bopal, ${size} sqft, floor 4 of 10`}</span>
        </p>
      </div>
    </div>
  );
};
