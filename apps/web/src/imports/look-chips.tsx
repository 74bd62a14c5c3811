import { type DataMigration, type RowLook, rowLooks } from '@angan/contract/imports/data-migration.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { formatNumber } from '../core/language/index.ts';
import type { UrlState } from '../ui/use-url-state.ts';
import outcome from './outcome.module.css';
import styles from './total-chips.module.css';
import { isLook, lookWords } from './words.ts';

const glyphs = { OK: IconCheck, Warning: IconAlertTriangle, Error: IconX, Duplicate: IconCopy } as const;

/** The glyph of how a row looks; its word stands beside it. */
export const LookGlyph = ({ look }: { look: RowLook }) => {
  const Icon = glyphs[look];
  return (
    <span className={outcome.glyph} data-tone={lookWords()[look].tone} aria-hidden="true">
      <Icon />
    </span>
  );
};

/** How many rows look how; each total shows its rows. */
export const LookChips = ({ looks, url }: { looks: DataMigration['looks']; url: UrlState }) => {
  const wanted = url.get('look');
  const chosen = isLook(wanted) ? wanted : undefined;
  const all = rowLooks.reduce((sum, look) => sum + looks[look], 0);
  return (
    <fieldset className={styles.chips} aria-label={t`Rows shown`}>
      <button type="button" className={styles.chip} aria-pressed={!chosen} onClick={() => url.filter({ look: null })}>
        <Trans>
          All <strong>{formatNumber(all)}</strong>
        </Trans>
      </button>
      {rowLooks.map((look) => (
        <button
          key={look}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === look}
          disabled={looks[look] === 0 && chosen !== look}
          onClick={() => url.filter({ look })}
        >
          <LookGlyph look={look} />
          {lookWords()[look].word} <strong>{formatNumber(looks[look])}</strong>
        </button>
      ))}
    </fieldset>
  );
};
