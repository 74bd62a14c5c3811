import { maskNumber } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { IconEye, IconLock } from '@tabler/icons-react';
import { formatNumber, formatPrice, formatTime } from '../../core/language/index.ts';
import { Picture } from '../../ui/picture.tsx';
import bungalow from './pictures/bungalow-1.webp';
import tallTower from './pictures/tallTower-1.webp';
import tower from './pictures/tower-1.webp';
import { Question } from './question.tsx';
import styles from './questions.module.css';

const Brokerage = () => {
  const lines = [
    [t`Gross, 1 % of ${formatPrice(24_000_000)}`, 240_000],
    [t`GST 18 %`, 43_200],
    [t`TDS 2 %, s. 393(1)`, -4_800],
    [t`Net`, 278_400],
    [t`Received`, 174_000],
  ] as const;
  return (
    <Question
      asked={t`Where is my brokerage?`}
      said={t`Gross, GST, TDS by its date, who has paid, who gets what, and the letter to the one who is late.`}
    >
      <dl className={styles.sums}>
        {lines.map(([name, rupees]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(rupees)}</dd>
          </div>
        ))}
        <div data-late>
          <dt>{t`Due, 21 days late`}</dt>
          <dd>{formatNumber(104_400)}</dd>
        </div>
      </dl>
    </Question>
  );
};

const StillThere = () => {
  const flats = [
    {
      price: 24_000_000,
      what: t`4 BHK bungalow, Shantivan, Shela`,
      picture: bungalow,
      age: t`52 days old`,
      state: 'Stale',
    },
    {
      price: 10_800_000,
      what: t`3 BHK flat, Kalhaar Greens, Bopal`,
      picture: tower,
      age: t`31 days old`,
      state: 'Aging',
    },
    {
      price: 12_500_000,
      what: t`3 BHK flat, Orchid Heights, Prahladnagar`,
      picture: tallTower,
      age: t`Verified today`,
      state: 'Fresh',
    },
  ];
  return (
    <Question asked={t`Is this flat still there?`} said={t`Ten owners a day, one message each, one tap on the answer.`}>
      <ul className={`list-unstyled ${styles.rows}`}>
        {flats.map(({ price, what, picture, age, state }) => (
          <li key={what}>
            <Picture size="row" src={picture} />
            <span>
              <b>{formatPrice(price)}</b> {what}
              <em data-state={state}>{age}</em>
            </span>
          </li>
        ))}
      </ul>
    </Question>
  );
};

const number = '8238061194';

const WalksOff = () => (
  <Question
    asked={t`Can my staff walk off with the list?`}
    said={t`Staff see the last three digits. A number is shown when it is needed, up to a limit a day, and you see every one.`}
  >
    <ul className={`list-unstyled ${styles.rows}`}>
      <li>
        <span>
          <b>{t`Joseph Macwan`}</b>
          <small>{t`Owner, ${maskNumber(number)}`}</small>
        </span>
        <span className={styles.seen}>
          <IconLock size={14} aria-hidden />
          {t`as your staff see it`}
        </span>
      </li>
      <li>
        <span>
          <b>{t`Joseph Macwan`}</b>
          <small>{t`Owner, ${number}`}</small>
        </span>
        <span className={styles.seen} data-you>
          {t`as you see it`}
        </span>
      </li>
      <li>
        <IconEye size={18} aria-hidden />
        <small>{t`Numbers shown today: Jignesh 7 of 25, Rakesh 11 of 25, each one written down`}</small>
      </li>
    </ul>
  </Question>
);

const NotForgotten = () => {
  const calls = [
    { clock: t`2 h late`, who: t`Kinjal Soni`, what: t`Call: 2 BHK on rent, Prahladnagar`, state: 'late' },
    {
      clock: formatTime('2026-11-28T11:30:00+05:30'),
      who: 'પાર્થ ચૌહાણ',
      lang: 'gu',
      what: t`Visit: Sun Vista, with Rakesh`,
      state: 'soon',
    },
    {
      clock: formatTime('2026-11-28T16:00:00+05:30'),
      who: t`Mohammed Arif Kazi`,
      what: t`Second visit, office, Navrangpura`,
      state: 'later',
    },
  ];
  return (
    <Question
      asked={t`Who has not been called?`}
      said={t`Every call, visit and follow-up of the day in one list, late ones first. What nobody does reaches you.`}
    >
      <ul className={`list-unstyled ${styles.rows}`}>
        {calls.map(({ clock, who, lang, what, state }) => (
          <li key={who}>
            <span className={styles.clock} data-state={state}>
              {clock}
            </span>
            <span>
              <b lang={lang}>{who}</b>
              <small>{what}</small>
            </span>
          </li>
        ))}
      </ul>
    </Question>
  );
};

/** What an owner worries about, each answered by a piece of the product. */
export const Questions = () => (
  <section className={styles.part} aria-labelledby="questions">
    <h2 id="questions">{t`Four questions an owner asks at night`}</h2>
    <div className={styles.grid}>
      <NotForgotten />
      <Brokerage />
      <StillThere />
      <WalksOff />
    </div>
  </section>
);
