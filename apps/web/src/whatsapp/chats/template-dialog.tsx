import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import rowStyles from '../find/find.module.css';
import { languageName } from '../language-name.ts';
import { FillTemplate } from './fill-template.tsx';
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
    <Dialog opened onClose={props.onClose} title={t`Send a template`}>
      {props.chat.no_marketing && <p>{word(chatTexts.onlyUtility)}</p>}
      <TextField label={t`Find a template`} value={search} onChange={setSearch} autoFocus />
      <QueryView query={list} failed={t`The templates did not load.`} rows={3} />
      <ul className="list-unstyled">
        {rows?.map((row) => (
          <li key={row.id}>
            <button type="button" className={rowStyles.choice} onClick={() => setChosen(row)}>
              <span className={rowStyles.choiceWords}>
                <span className={rowStyles.choiceName}>{row.template_name}</span>
                <span className={rowStyles.choiceSecond}>
                  {languageName(row.language)}. {row.body.slice(0, 120)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rows?.length === 0 && (
        <EmptyState
          title={props.chat.no_marketing ? t`No approved utility template` : t`No approved template`}
          filtered={search !== ''}
        >
          {t`A template can be sent once WhatsApp has approved it.`}
        </EmptyState>
      )}
    </Dialog>
  );
};
