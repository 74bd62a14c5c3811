import { broadcastLimits } from '@angan/contract/whatsapp/broadcast-parts.ts';
import type { BroadcastLook } from '@angan/contract/whatsapp/broadcasts.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import { broadcastSources, type Filling } from '@angan/domain/whatsapp/broadcasts.ts';
import { variableCount, variableSources, variablesIn } from '@angan/domain/whatsapp/templates/index.ts';
import { NativeSelect } from '@mantine/core';
import { FormSection, TextField } from '../../ui/form/index.ts';
import styles from './broadcasts.module.css';
import { contentOfTemplate } from './fillings-for.ts';
import type { BroadcastDraft } from './use-broadcast-draft.ts';

const nothing: Filling = { source: '', text: '' };
const choices = [
  { value: '', label: 'The same text for everybody' },
  ...broadcastSources.map((source) => ({ value: source, label: variableSources[source] })),
];

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
  const urls = content.buttons.flatMap((button, at) =>
    button.type === 'Visit Website' && variablesIn(button.url).length > 0 ? [{ at, text: button.text }] : [],
  );
  if (places === 0 && !hasHeader && urls.length === 0) return null;
  return (
    <FormSection title="Variables" hint="A text stands in wherever somebody’s field is empty.">
      {hasHeader && (
        <FillingFields name="{{1}} of the header" filling={fillings.header} onChange={(header) => change({ header })} />
      )}
      {Array.from({ length: places }, (_, at) => (
        <FillingFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a variable is its place
          key={at}
          name={`{{${at + 1}}}`}
          filling={fillings.body[at] ?? nothing}
          onChange={(filling) =>
            change({
              body: Array.from({ length: places }, (_, place) =>
                place === at ? filling : (fillings.body[place] ?? nothing),
              ),
            })
          }
        />
      ))}
      {urls.map(({ at, text }) => (
        <TextField
          key={at}
          label={`End of the address of ‘${text}’`}
          value={fillings.url[at] ?? ''}
          maxLength={broadcastLimits.filling}
          onChange={(end) =>
            change({ url: content.buttons.map((_, place) => (place === at ? end : (fillings.url[place] ?? ''))) })
          }
        />
      ))}
      {look?.example && (
        <div className={styles.example}>
          <p className={styles.quiet}>As {look.example.name || look.example.number} reads it</p>
          <p className={styles.bubble}>{look.example.text}</p>
        </div>
      )}
    </FormSection>
  );
};

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
      label={`${name} is`}
      value={filling.source}
      data={choices}
      onChange={({ currentTarget }) => onChange({ ...filling, source: currentTarget.value as Filling['source'] })}
    />
    <TextField
      label={filling.source === '' ? 'Text' : 'Where that is empty'}
      value={filling.text}
      maxLength={broadcastLimits.filling}
      onChange={(text) => onChange({ ...filling, text })}
    />
  </div>
);
