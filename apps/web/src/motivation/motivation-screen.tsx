import { motivationCalls } from '@angan/contract/motivation/motivation.ts';
import { motivationTurns } from '@angan/domain/lookups/motivation/when-shown.ts';
import { languages } from '@angan/domain/lookups/office.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { PlaceScreen } from '../places/index.ts';
import { type RecordDescription, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { motivationColumns } from './columns.tsx';
import { MotivationForm } from './motivation-form.tsx';
import { motivationKind, shownOn } from './motivation-kind.ts';
import { MotivationPanel } from './motivation-panel.tsx';

const list: RecordDescription<typeof motivationCalls.list> = {
  list: motivationCalls.list,
  get: motivationCalls.get,
  filters: ['language', 'shown_on', 'is_active'],
  usualOrder: '-id',
};

const orders = perLanguage(
  () =>
    [
      { id: '-id', label: t`Newest first` },
      { id: 'id', label: t`In their turn` },
      { id: 'quote', label: t`Message` },
      { id: '-quote', label: t`Message, last first` },
    ] as const,
);

/** The sentences of the day that all offices see on Home; Admin keeps them. */
export const MotivationScreen = () => (
  <PlaceScreen
    kind={motivationKind()}
    list={list}
    name="motivation"
    title={t`Motivation`}
    searchBy={t`Search by message or author`}
    why={t`Add what helps a broker at work; Home shows one a day.`}
    columns={motivationColumns()}
    orders={orders()}
    phoneRow={(row) => ({
      name: row.quote,
      about: shownOn(row),
      stock: word(row.language),
      isOff: !row.is_active,
    })}
    filters={(url) => (
      <>
        <ChoiceFilter url={url} name="shown_on" label={t`Shown`} choices={wordChoices(motivationTurns)} />
        <ChoiceFilter url={url} name="language" label={t`Language`} choices={wordChoices(languages)} />
      </>
    )}
    panel={MotivationPanel}
    form={({ url: _, ...form }) => <MotivationForm {...form} />}
  />
);
