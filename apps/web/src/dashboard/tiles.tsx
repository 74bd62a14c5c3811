import { figureTexts } from '@angan/contract/dashboard/figures.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { usePhone } from '../ui/screen.ts';
import { Explained } from './figures/explained.tsx';
import type { Figure } from './figures/figure.ts';
import figureStyles from './figures/figures.module.css';
import { inquiryTiles } from './figures/inquiry-figures.ts';
import { moneyTiles } from './figures/money-figures.ts';
import type { Dashboard } from './use-dashboard.ts';

/** How many tiles there are, so that what comes later finds its place kept. */
const desk = [
  'new_inquiries',
  'first_response',
  'untouched',
  'without_next_step',
  'visits',
  'weighted',
  'brokerage_due',
] as const;
/** Two rows of three; what is weighted stands with the deals there. */
const small = ['new_inquiries', 'first_response', 'visits', 'untouched', 'without_next_step', 'brokerage_due'] as const;

/** The figures that one looks at first, each with what it is on hover, and its list behind it. */
export const Tiles = ({ dashboard }: { dashboard: Dashboard }) => {
  const phone = usePhone();
  const { inquiries, money } = dashboard;
  const figures: Partial<Record<(typeof desk)[number], Figure>> = {
    ...(inquiries.data && inquiryTiles(inquiries.data, dashboard)),
    ...(money.data && moneyTiles(money.data, dashboard)),
  };
  return (
    <ul className={`list-unstyled ${figureStyles.tiles}`} aria-label={t`Figures`}>
      {(phone ? small : desk).map((name) => (
        <li key={name}>{figures[name] && <Tile {...figures[name]} />}</li>
      ))}
    </ul>
  );
};

const Tile = ({ name, value, note, tone, to }: Figure) => (
  <Explained name={name} className={figureStyles.tile} to={to}>
    <b className={figureStyles.tileValue}>{value}</b>
    <span>{word(figureTexts[name].label)}</span>
    {note !== undefined && (
      <span className={figureStyles.tileNote} data-tone={tone}>
        {note}
      </span>
    )}
  </Explained>
);
