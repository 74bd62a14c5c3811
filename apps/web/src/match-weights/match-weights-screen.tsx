import { weightColumns } from '@angan/domain/matching/types.ts';
import { t } from '@lingui/core/macro';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import styles from './match-weights.module.css';
import { useWeights } from './use-weights.ts';
import { WeightForm } from './weight-form.tsx';

/** How much each point counts in a match, by kind of deal; the Owner's to set. */
export const MatchWeightsScreen = () => {
  const url = useUrlState();
  const weights = useWeights();
  const { data, save } = weights;
  const chosen = weightColumns.find((one) => one === url.get('column')) ?? weightColumns[0];
  const shown = data?.columns.find(({ column }) => column === chosen);
  return (
    <PageFrame title={t`Match weights`}>
      <div className={styles.scroll}>
        <nav className={styles.columns} aria-label={t`Kinds of deal`}>
          {weightColumns.map((column) => (
            <button
              key={column}
              type="button"
              className={styles.column}
              aria-pressed={column === chosen}
              onClick={() => url.patch({ column: column === weightColumns[0] ? null : column }, { replace: true })}
            >
              {column}
            </button>
          ))}
        </nav>
        <QueryView query={weights} failed={t`The weights did not load.`} loading={t`Loading the weights`} rows={8} />
        {shown && (
          <WeightForm
            key={`${chosen} ${JSON.stringify(shown.weights)}`}
            column={chosen}
            saved={shown.weights}
            isSaving={save.isPending}
            onSave={(weights) => save.mutate({ column: chosen, weights })}
          />
        )}
      </div>
    </PageFrame>
  );
};
