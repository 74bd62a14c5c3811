import { weightColumns } from '@angan/domain/matching/types.ts';
import { t } from '@lingui/core/macro';
import { ChoiceRow, useChoice } from '../ui/choice-row.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import styles from './match-weights.module.css';
import { useWeights } from './use-weights.ts';
import { WeightForm } from './weight-form.tsx';

/** How much each point counts in a match, by kind of deal; the Owner's to set. */
export const MatchWeightsScreen = () => {
  const weights = useWeights();
  const { data, save } = weights;
  const chosen = useChoice('column', weightColumns);
  const shown = data?.columns.find(({ column }) => column === chosen);
  return (
    <PageFrame title={t`Match weights`}>
      <div className={`scrolls ${styles.scroll}`}>
        <ChoiceRow label={t`Kinds of deal`} name="column" choices={weightColumns} />
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
