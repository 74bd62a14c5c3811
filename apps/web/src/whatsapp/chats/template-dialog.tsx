import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { whatsappChatCalls } from '@angan/contract/whatsapp/chats.ts';
import { valueNumbers } from '@angan/contract/whatsapp/flat-template.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { languageName, variableCount, variablesIn } from '@angan/domain/whatsapp/templates/index.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog, TextField } from '../../ui/form/index.ts';
import { EmptyState, ErrorState, LoadingRows } from '../../ui/states.tsx';
import { Preview } from '../templates/editor/preview.tsx';
import { draftOf } from '../templates/editor/template-draft.ts';
import styles from './chats.module.css';
import type { Sending } from './use-send.ts';

interface Props {
  chat: ChatDetail;
  sending: Sending;
  onClose: () => void;
}

/** An approved template is chosen, then filled: what its variables are linked to is there already. */
export const TemplateDialog = (props: Props) => {
  const [chosen, setChosen] = useState<WhatsappTemplate>();
  const [search, setSearch] = useState('');
  const only = props.chat.no_marketing ? { category: 'UTILITY' } : {};
  const list = useQuery(
    query(
      whatsappTemplateCalls.list,
      { query: { sendable: 'true', page_size: '100', ...only } as never },
      { quiet: true },
    ),
  );
  if (chosen) return <FillTemplate {...props} template={chosen} onBack={() => setChosen(undefined)} />;
  const words = search.toLowerCase();
  const rows = list.data?.results.filter((row) => `${row.template_name} ${row.body}`.toLowerCase().includes(words));
  return (
    <Dialog opened onClose={props.onClose} title="Send a template">
      {props.chat.no_marketing && <p>{chatTexts.onlyUtility}</p>}
      <TextField label="Find a template" value={search} onChange={setSearch} autoFocus />
      {list.error && (
        <ErrorState title="The templates did not load." retry={() => void list.refetch()}>
          {list.error.message}
        </ErrorState>
      )}
      {list.isPending && <LoadingRows rows={3} />}
      <ul className={styles.found}>
        {rows?.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.choice} onClick={() => setChosen(row)}>
              <span className={styles.choiceWords}>
                <span className={styles.choiceName}>{row.template_name}</span>
                <span className={styles.choiceSecond}>
                  {languageName(row.language)}. {row.body.slice(0, 120)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rows?.length === 0 && (
        <EmptyState
          title={props.chat.no_marketing ? 'No approved utility template' : 'No approved template'}
          filtered={search !== ''}
        >
          A template can be sent once WhatsApp has approved it.
        </EmptyState>
      )}
    </Dialog>
  );
};

interface FillProps extends Props {
  template: WhatsappTemplate;
  onBack: () => void;
}

const FillTemplate = ({ chat, sending, onClose, template, onBack }: FillProps) => {
  const given = useQuery(
    query(whatsappChatCalls.values, { params: { id: chat.id }, query: { template: template.id } }, { quiet: true }),
  );
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [error, setError] = useState('');
  const count = variableCount(template.body);
  const hasHeader = template.header_format === 'TEXT' && variablesIn(template.header).length > 0;
  const links = ([1, 2, 3] as const).filter(
    (slot) =>
      template[`button_type_${slot}`] === 'Visit Website' &&
      variablesIn(template[`visit_website_button_url_${slot}`]).length > 0,
  );
  const header = typed.header ?? given.data?.header ?? '';
  const body = Array.from({ length: count }, (_, at) => typed[`body${at}`] ?? given.data?.body[at] ?? '');
  const type = (field: string) => (value: string) => setTyped({ ...typed, [field]: value });
  const draft = {
    ...draftOf(template),
    header_variable: header,
    ...Object.fromEntries(valueNumbers.map((at) => [`body_variable_${at}_value`, body[at - 1] ?? ''])),
  };
  const submit = async () => {
    const missing = [...(hasHeader ? [header] : []), ...body, ...links.map((slot) => typed[`url${slot}`] ?? '')];
    if (missing.some((value) => value.trim() === '')) {
      setError('Fill in every value: WhatsApp refuses a template with a gap.');
      return;
    }
    const url = Object.fromEntries(links.map((slot) => [String(slot - 1), typed[`url${slot}`] ?? '']));
    const sent = await sending.send(
      { content_type: 'template', template: template.id, values: { header, body, url } },
      { body: '', what: template.template_name },
    );
    if (sent) onClose();
    else setError('It was not sent. The reason stands in the chat.');
  };
  return (
    <FormDialog
      opened
      size="wide"
      title={template.template_name}
      submit="Send"
      busy={sending.onTheirWay.length > 0}
      onSubmit={() => void submit()}
      onClose={onBack}
      error={error || undefined}
    >
      <div className={styles.values}>
        <div className={styles.fields}>
          {count + Number(hasHeader) + links.length === 0 && <p>This template has nothing to fill in.</p>}
          {hasHeader && <TextField label="Header {{1}}" value={header} onChange={type('header')} maxLength={200} />}
          {body.map((value, at) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
              key={at}
              label={`{{${at + 1}}}`}
              placeholder={template[`body_variable_${valueNumbers[at]!}_value`]}
              value={value}
              onChange={type(`body${at}`)}
              maxLength={300}
            />
          ))}
          {links.map((slot) => (
            <TextField
              key={slot}
              label={`End of the address of '${template[`button_text_${slot}`]}'`}
              value={typed[`url${slot}`] ?? ''}
              onChange={type(`url${slot}`)}
            />
          ))}
        </div>
        <Preview compact template={draft} media={template.header_media_sample} />
      </div>
    </FormDialog>
  );
};
