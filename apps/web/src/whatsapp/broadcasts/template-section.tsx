import { noFillings } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { type WhatsappTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allRows, keyOf } from '../../core/api/index.ts';
import { errorLine, FormSection } from '../../ui/form/index.ts';
import { languageName } from '../language-name.ts';
import { useMediaFiles } from '../media/medium-field.tsx';
import { Preview } from '../templates/index.ts';
import styles from './broadcasts.module.css';
import { fillingsFor } from './fillings-for.ts';
import type { BroadcastDraft } from './use-broadcast-draft.ts';

/** All that may be sent: WhatsApp has approved them, and they can be filled here. */
const sendable = queryOptions({
  queryKey: [...keyOf(whatsappTemplateCalls.list), 'sendable'],
  queryFn: () =>
    allRows(whatsappTemplateCalls.list, { query: { sendable: 'true', page_size: '100' } }, { quiet: true }),
});

interface Props {
  draft: BroadcastDraft;
  template: WhatsappTemplate | undefined;
}

/** What is sent, and how it looks. */
export const TemplateSection = ({ draft, template }: Props) => {
  const templates = useQuery(sendable);
  const chosen = draft.fields.template;
  const { fillings } = draft.fields;
  const cards = template?.cards ?? [];
  const fileOf = useMediaFiles([template?.header_format ?? 'TEXT', ...cards.map(({ format }) => format)]);
  const choose = (id: number | null) => {
    const next = templates.data?.find((one) => one.id === id);
    draft.change({
      template: id,
      fillings: next ? fillingsFor(next) : noFillings,
    });
  };
  return (
    <FormSection title={t`Message`} hint={t`A template that WhatsApp has approved.`}>
      <NativeSelect
        label={t`Template`}
        value={chosen ?? ''}
        disabled={templates.isPending}
        error={errorLine(draft.errors.template)}
        data={[
          { value: '', label: templates.isPending ? t`Loading` : t`Choose a template` },
          ...(templates.data ?? []).map(({ id, template_name, language }) => ({
            value: String(id),
            label: `${template_name}, ${languageName(language)}`,
          })),
        ]}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value) || null)}
      />
      {templates.error && <p className={styles.problem}>{t`The templates did not load. ${templates.error.message}`}</p>}
      {templates.data?.length === 0 && (
        <p className={styles.hint}>
          <Trans>
            No template is approved yet. <Link to="/template">Go to the templates</Link>
          </Trans>
        </p>
      )}
      {template && (
        <div className={styles.preview}>
          <Preview
            compact
            template={template}
            media={fileOf(fillings.medium) ?? template.header_media_sample}
            cardMedia={cards.map((_, at) => fileOf(fillings.cards[at]?.medium ?? null))}
          />
        </div>
      )}
    </FormSection>
  );
};
