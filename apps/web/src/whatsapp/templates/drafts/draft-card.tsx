import type { TemplateDraft } from '@angan/contract/whatsapp/template-drafts.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { ApiError, client, useCall } from '../../../core/api/index.ts';
import { languageName } from '../../language-name.ts';
import { Preview } from '../editor/preview.tsx';
import styles from './ai-template.module.css';

const api = client(whatsappTemplateCalls);

/** A name may be taken already: then the next free one, as `price_drop_2`, is. */
const save = async ({ title: _, ...draft }: TemplateDraft, number = 1): Promise<WhatsappTemplate> => {
  const template_name = number === 1 ? draft.template_name : `${draft.template_name}_${number}`;
  try {
    return (await api.create({ body: { ...draft, template_name } as never })) as WhatsappTemplate;
  } catch (error) {
    const taken = error instanceof ApiError && 'template_name' in error.fields;
    if (!taken || number > 20) throw error;
    return save({ title: '', ...draft }, number + 1);
  }
};

/** One draft as it would be read; saved as a template it opens in the editor. */
export const DraftCard = ({ draft }: { draft: TemplateDraft }) => {
  const navigate = useNavigate();
  const use = useCall(() => save(draft), {
    changes: ['whatsapp_template'],
    onSuccess: ({ id }) => navigate(`/addTemplate?id=${id}`),
  });
  return (
    <li className={styles.draft}>
      <h2 className={styles.title}>{draft.title}</h2>
      <p className={styles.second}>
        {draft.template_name}, {languageName(draft.language)}
      </p>
      <Preview template={{ ...draft, template_group: null, header_media: null }} media={null} compact />
      <Button className={styles.use} loading={use.isPending} onClick={() => use.mutate()}>
        {t`Save and edit`}
      </Button>
    </li>
  );
};
