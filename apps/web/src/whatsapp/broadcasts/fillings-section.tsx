import { broadcastLimits } from '@angan/contract/whatsapp/broadcast-parts.ts';
import type { BroadcastLook } from '@angan/contract/whatsapp/broadcasts.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import { broadcastSources, type Filling } from '@angan/domain/whatsapp/broadcasts.ts';
import {
  type TemplateButton,
  templateLimits,
  variableCount,
  variableSources,
  variablesIn,
} from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { NativeSelect } from '@mantine/core';
import { perLanguage } from '../../core/language/index.ts';
import { FormSection, TextField } from '../../ui/form/index.ts';
import { inPlace, times } from '../../ui/in-place.tsx';
import { MediumField } from '../media/medium-field.tsx';
import { PlaceFields } from '../place-fields.tsx';
import styles from './broadcasts.module.css';
import { contentOfTemplate } from './fillings-for.ts';
import type { BroadcastDraft } from './use-broadcast-draft.ts';

const nothing: Filling = { source: '', text: '' };
const choices = perLanguage(() => [
  { value: '', label: t`The same text for everybody` },
  ...broadcastSources.map((source) => ({ value: source, label: variableSources[source] })),
]);

interface Props {
  draft: BroadcastDraft;
  template: WhatsappTemplate;
  look: BroadcastLook | undefined;
}

/** What stands in the variables: a field with a text where it is empty, or one text; with the first person as example. */
export const FillingsSection = ({ draft, template, look }: Props) => {
  const { fillings } = draft.fields;
  const content = contentOfTemplate(template);
  const change = (next: Partial<typeof fillings>) => draft.change({ fillings: { ...fillings, ...next } });
  const places = variableCount(content.body);
  const hasHeader = content.header.format === 'TEXT' && variablesIn(content.header.text).length > 0;
  const { header_format: format, cards } = template;
  const hasMedium = format !== 'TEXT' && format !== 'LOCATION';
  const codes = content.buttons.flatMap((button, at) => (button.type === 'Copy Code' ? [at] : []));
  const hasNothing = places === 0 && !hasHeader && endsIn(content.buttons).length === 0 && codes.length === 0;
  if (hasNothing && format === 'TEXT' && cards.length === 0) return null;
  return (
    <FormSection title={t`Variables`} hint={t`A text stands in wherever somebody’s field is empty.`}>
      {hasMedium && (
        <MediumField
          label={t`Above the message`}
          format={format}
          value={fillings.medium}
          hasOwn={template.header_media !== null}
          onChange={(medium) => change({ medium })}
        />
      )}
      {format === 'LOCATION' && <PlaceFields value={fillings.location} onChange={(location) => change({ location })} />}
      {hasHeader && (
        <FillingFields name="{{1}} of the header" filling={fillings.header} onChange={(header) => change({ header })} />
      )}
      <Texts name="" places={places} buttons={content.buttons} given={fillings} onChange={(texts) => change(texts)} />
      {codes.map((at) => (
        <TextField
          key={at}
          label={t`Code to copy`}
          value={fillings.code[at] ?? ''}
          maxLength={templateLimits.code}
          onChange={(code) =>
            change({ code: content.buttons.map((_, place) => (place === at ? code : (fillings.code[place] ?? ''))) })
          }
        />
      ))}
      {inPlace(cards, (card, at) => {
        const given = fillings.cards[at] ?? noCard;
        const put = (next: Partial<typeof given>) =>
          change({
            cards: cards.map((_, place) => {
              const now = fillings.cards[place] ?? noCard;
              return place === at ? { ...now, ...next } : now;
            }),
          });
        return (
          <fieldset className={styles.cardFields} aria-label={t`Card ${at + 1}`}>
            <legend>{t`Card ${at + 1}`}</legend>
            <MediumField
              label={t`Above card ${at + 1}`}
              format={card.format}
              value={given.medium}
              hasOwn={false}
              onChange={(medium) => put({ medium })}
            />
            <Texts
              name={` of card ${at + 1}`}
              places={variableCount(card.body)}
              buttons={card.buttons}
              given={given}
              onChange={put}
            />
          </fieldset>
        );
      })}
      {look?.example && (
        <div className={styles.example}>
          <p className={styles.quiet}>{t`As ${look.example.name || look.example.number} reads it`}</p>
          <p className={styles.bubble}>{look.example.text}</p>
        </div>
      )}
    </FormSection>
  );
};

type Card = BroadcastDraft['fields']['fillings']['cards'][number];
const noCard: Card = { medium: null, body: [], url: [] };

const endsIn = (buttons: readonly TemplateButton[]) =>
  buttons.flatMap((button, at) =>
    button.type === 'Visit Website' && variablesIn(button.url).length > 0 ? [{ at, text: button.text }] : [],
  );

interface TextsProps {
  name: string;
  places: number;
  buttons: readonly TemplateButton[];
  given: Pick<Card, 'body' | 'url'>;
  onChange: (next: Partial<Pick<Card, 'body' | 'url'>>) => void;
}

/** The variables of a body and the ends of its addresses, of the message or of a card. */
const Texts = ({ name, places, buttons, given, onChange }: TextsProps) => (
  <>
    {times(places, (at) => (
      <FillingFields
        name={`{{${at + 1}}}${name}`}
        filling={given.body[at] ?? nothing}
        onChange={(filling) =>
          onChange({
            body: Array.from({ length: places }, (_one, place) =>
              place === at ? filling : (given.body[place] ?? nothing),
            ),
          })
        }
      />
    ))}
    {endsIn(buttons).map(({ at, text }) => (
      <TextField
        key={at}
        label={t`End of the address of ‘${text}’${name}`}
        value={given.url[at] ?? ''}
        maxLength={broadcastLimits.filling}
        onChange={(end) =>
          onChange({ url: buttons.map((_, place) => (place === at ? end : (given.url[place] ?? ''))) })
        }
      />
    ))}
  </>
);

const FillingFields = ({
  name,
  filling,
  onChange,
}: {
  name: string;
  filling: Filling;
  onChange: (filling: Filling) => void;
}) => (
  <div className={styles.filling}>
    <NativeSelect
      label={t`${name} is`}
      value={filling.source}
      data={choices()}
      onChange={({ currentTarget }) => onChange({ ...filling, source: currentTarget.value as Filling['source'] })}
    />
    <TextField
      label={filling.source === '' ? t`Text` : t`Where that is empty`}
      value={filling.text}
      maxLength={broadcastLimits.filling}
      onChange={(text) => onChange({ ...filling, text })}
    />
  </div>
);
