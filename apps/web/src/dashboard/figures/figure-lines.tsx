import { figureTexts } from '@angan/contract/dashboard/figures.ts';
import { t } from '@lingui/core/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import { Box, type BoxName, type TableOf } from '../box.tsx';
import styles from '../dashboard.module.css';
import { Explained } from './explained.tsx';
import type { Figure } from './figure.ts';
import figureStyles from './figures.module.css';

/** A figure in a line: its name with what is said of it, the number at the end. */
export const FigureLine = ({ name, value, note, tone, to }: Figure) => (
  <Explained name={name} className={figureStyles.figureLine} to={to}>
    <span>
      {word(figureTexts[name].label)}{' '}
      {note !== undefined && (
        <span className={styles.note} data-tone={tone}>
          {note}
        </span>
      )}
    </span>
    <b data-tone={note === undefined ? tone : undefined}>{value}</b>
    {to ? <IconChevronRight size={16} aria-hidden /> : <span className={figureStyles.noChevron} />}
  </Explained>
);

const tableOf = (figures: readonly Figure[]): TableOf => ({
  heads: [t`Figure`, t`Value`, t`Note`],
  rows: figures.map(({ name, value, note = '' }) => [word(figureTexts[name].label), value, note]),
});

interface Props {
  name: BoxName;
  title: string;
  note: string;
  figures: readonly Figure[];
}

/** Figures about one thing under each other. */
export const FigureBox = ({ name, title, note, figures }: Props) => (
  <Box name={name} title={title} note={note} table={tableOf(figures)}>
    <ul className="list-unstyled" aria-label={title}>
      {figures.map((figure) => (
        <li key={figure.name}>
          <FigureLine {...figure} />
        </li>
      ))}
    </ul>
  </Box>
);
