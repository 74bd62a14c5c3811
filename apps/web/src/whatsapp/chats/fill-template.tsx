import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { valueNumbers } from '@angan/contract/whatsapp/flat-template.ts';
import type { TemplateValuesInput } from '@angan/contract/whatsapp/messages.ts';
import { templatePriceText } from '@angan/contract/whatsapp/prices.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import { templateLimits, variableCount, variablesIn } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import { MediumField, useMediaFiles } from '../media/medium-field.tsx';
import { useIsUploading } from '../media/use-medium-upload.ts';
import { PlaceFields, type Point } from '../place-fields.tsx';
import { Preview } from '../templates/editor/preview.tsx';
import { draftOf } from '../templates/editor/template-draft.ts';
import styles from './chats.module.css';
import type { Sending } from './use-send.ts';

interface Props {
  chat: { readonly id: number };
  sending: Sending;
  onClose: () => void;
  template: WhatsappTemplate;
  onBack: () => void;
}

type Typed = Readonly<Record<string, string>>;
type Buttons = WhatsappTemplate['buttons'];

const opensMore = (button: Buttons[number]) => button.type === 'Visit Website' && variablesIn(button.url).length > 0;

/** What is typed of a body and its buttons, of the message or of a card; `of` names which in the typed values. */
const textsOf = (of: string, body: string, buttons: Buttons, typed: Typed, known: readonly string[]) => ({
  body: Array.from({ length: variableCount(body) }, (_, at) => typed[`${of}body${at}`] ?? known[at] ?? ''),
  url: Object.fromEntries(
    buttons.flatMap((button, at) => (opensMore(button) ? [[String(at), typed[`${of}url${at}`] ?? '']] : [])),
  ),
});

/** A template's places for one person: what its variables are linked to is there already. */
export const FillTemplate = ({ chat, sending, onClose, template, onBack }: Props) => {
  const given = useQuery(
    query(whatsappChatCalls.values, { params: { id: chat.id }, query: { template: template.id } }, { quiet: true }),
  );
  const [typed, setTyped] = useState<Typed>({});
  const [medium, setMedium] = useState<number | null>(null);
  const [cardMedia, setCardMedia] = useState<Readonly<Record<number, number | null>>>({});
  const [place, setPlace] = useState<Point | null>(null);
  const [error, setError] = useState('');
  const { header_format: format, buttons, cards } = template;
  const hasHeader = format === 'TEXT' && variablesIn(template.header).length > 0;
  const hasMedium = format !== 'TEXT' && format !== 'LOCATION';
  const fileOf = useMediaFiles([format, ...cards.map((card) => card.format)]);
  const isUploading = useIsUploading();
  const header = typed.header ?? given.data?.header ?? '';
  const own = textsOf('', template.body, buttons, typed, given.data?.body ?? []);
  const code = Object.fromEntries(
    buttons.flatMap((button, at) => (button.type === 'Copy Code' ? [[String(at), typed[`code${at}`] ?? '']] : [])),
  );
  const ofCards = cards.map((card, at) => ({
    ...textsOf(`card${at}`, card.body, card.buttons, typed, []),
    medium: cardMedia[at] ?? null,
  }));
  const type = (field: string) => (value: string) => setTyped({ ...typed, [field]: value });
  const draft = {
    ...draftOf(template),
    header_variable: header,
    ...Object.fromEntries(valueNumbers.map((at) => [`body_variable_${at}_value`, own.body[at - 1] ?? ''])),
    buttons,
    cards: cards.map((card, at) => ({
      ...card,
      body_values: ofCards[at]!.body.map((one, n) => one || card.body_values[n] || ''),
    })),
  };
  const values: TemplateValuesInput = {
    header,
    ...own,
    code,
    ...(hasMedium && { medium }),
    ...(format === 'LOCATION' && { location: place }),
    ...(cards.length > 0 && { cards: ofCards }),
  };
  const nothing =
    !hasHeader &&
    format === 'TEXT' &&
    cards.length === 0 &&
    own.body.length === 0 &&
    buttons.every((button) => !opensMore(button) && button.type !== 'Copy Code');
  const submit = async () => {
    const why = gapIn(template, values);
    if (why) {
      setError(why);
      return;
    }
    const sent = await sending.send(
      { content_type: 'template', template: template.id, values },
      { body: '', what: template.template_name },
    );
    if (sent) onClose();
    else setError(t`It was not sent. The reason stands in the chat.`);
  };
  return (
    <FormDialog
      opened
      size="wide"
      title={template.template_name}
      submit={t`Send`}
      busy={sending.onTheirWay.length > 0 || isUploading}
      onSubmit={() => void submit()}
      onClose={onBack}
      error={error || undefined}
    >
      <div className={styles.values}>
        <div className={styles.fields}>
          {given.data && <p className={styles.cost}>{templatePriceText(given.data.price)}</p>}
          {nothing && <p>{t`This template has nothing to fill in.`}</p>}
          {hasMedium && (
            <MediumField
              label={t`Above the message`}
              format={format}
              value={medium}
              hasOwn={template.header_media !== null}
              onChange={setMedium}
            />
          )}
          {format === 'LOCATION' && <PlaceFields value={place} onChange={setPlace} />}
          {hasHeader && (
            <TextField label={t`Header ${'{{1}}'}`} value={header} onChange={type('header')} maxLength={200} />
          )}
          <Texts
            of=""
            values={own}
            examples={valueNumbers.map((at) => template[`body_variable_${at}_value`])}
            buttons={buttons}
            onType={type}
          />
          {Object.entries(code).map(([at, value]) => (
            <TextField
              key={at}
              label={t`Code to copy`}
              value={value}
              maxLength={templateLimits.code}
              onChange={type(`code${at}`)}
            />
          ))}
          {inPlace(cards, (card, at) => (
            <fieldset className={styles.cardFields} aria-label={t`Card ${at + 1}`}>
              <legend>{t`Card ${at + 1}`}</legend>
              <MediumField
                label={t`Above card ${at + 1}`}
                format={card.format}
                value={cardMedia[at] ?? null}
                hasOwn={false}
                onChange={(id) => setCardMedia((all) => ({ ...all, [at]: id }))}
              />
              <Texts
                of={`card${at}`}
                values={ofCards[at]!}
                examples={card.body_values}
                buttons={card.buttons}
                onType={type}
              />
            </fieldset>
          ))}
        </div>
        <Preview
          compact
          template={draft}
          media={fileOf(medium) ?? template.header_media_sample}
          cardMedia={ofCards.map((card) => fileOf(card.medium))}
        />
      </div>
    </FormDialog>
  );
};

interface TextsProps {
  of: string;
  values: { readonly body: readonly string[]; readonly url: Readonly<Record<string, string>> };
  examples: readonly string[];
  buttons: Buttons;
  onType: (field: string) => (value: string) => void;
}

const Texts = ({ of, values, examples, buttons, onType }: TextsProps) => (
  <>
    {inPlace(values.body, (value, at) => (
      <TextField
        label={`{{${at + 1}}}`}
        placeholder={examples[at]}
        value={value}
        onChange={onType(`${of}body${at}`)}
        maxLength={300}
      />
    ))}
    {Object.entries(values.url).map(([at, value]) => (
      <TextField
        key={at}
        label={t`End of the address of '${buttons[Number(at)]?.text ?? ''}'`}
        value={value}
        onChange={onType(`${of}url${at}`)}
      />
    ))}
  </>
);

/** What is still to be given, as a sentence; '' where nothing is. */
const gapIn = (template: WhatsappTemplate, values: TemplateValuesInput): string => {
  const { header_format: format, header_media, header } = template;
  const isMedium = format !== 'TEXT' && format !== 'LOCATION';
  if (isMedium && header_media === null && !values.medium) return t`Choose what stands above the message.`;
  if (format === 'LOCATION' && !values.location) return t`Say where the map above the message points to.`;
  if (values.cards?.some((card) => !card.medium)) return t`Choose a picture or a video for each card.`;
  const texts = [values, ...(values.cards ?? [])].flatMap((one) => [
    ...(one.body ?? []),
    ...Object.values(one.url ?? {}),
  ]);
  const all = [
    ...texts,
    ...Object.values(values.code ?? {}),
    ...(variablesIn(header).length > 0 ? [values.header ?? ''] : []),
  ];
  return all.some((value) => value.trim() === '')
    ? t`Fill in every value: WhatsApp refuses a template with a gap.`
    : '';
};
