import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { type AvailableTemplate, whatsappTemplateCalls } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Checkbox, NativeSelect } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { formatNumber, perLanguage, word } from '../../core/language/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusBadge, Tag } from '../../ui/status-badge.tsx';
import { toast } from '../../ui/toast.ts';
import { languageName } from '../language-name.ts';
import { groupsQuery } from './groups-query.ts';
import { neverSent } from './never-sent.ts';
import styles from './rows.module.css';
import { toneOf } from './status-tone.ts';

const api = client(whatsappTemplateCalls);
const hereWords = perLanguage(() => ({ new: t`Not here yet`, differs: t`Other than here`, same: t`Here` }) as const);

/** What WhatsApp has, chosen and put into groups. */
export const ImportTemplateScreen = () => {
  const available = useQuery({
    ...query(whatsappTemplateCalls.available),
    // Asked of WhatsApp itself, and only when somebody looks.
    staleTime: 60_000,
    retry: false,
  });
  const groups = useQuery(groupsQuery);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [placed, setPlaced] = useState<Readonly<Record<string, number | null>>>({});
  const rows = available.data?.results ?? [];
  const open = rows.filter(({ here, waba_template_id }) => here !== 'same' || waba_template_id in placed);
  const chosen = open.filter(({ waba_template_id }) => !skipped.includes(waba_template_id));
  const groupOf = (row: AvailableTemplate) =>
    row.waba_template_id in placed ? placed[row.waba_template_id]! : row.template_group;
  const bring = useCall(
    () =>
      api.import({
        body: {
          templates: chosen.map((row) => ({ waba_template_id: row.waba_template_id, template_group: groupOf(row) })),
        },
      }),
    {
      success: ({ created, changed }) => t`Imported: ${created} new, ${changed} changed`,
      changes: ['whatsapp_template'],
      onSuccess: ({ failed }) => {
        if (failed > 0) toast.error(word(templateTexts.notTakenOver(failed)));
        setPlaced({});
      },
    },
  );
  const toggle = (id: string) =>
    setSkipped((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <PageFrame
      title={t`Import templates`}
      count={available.data ? rows.length : undefined}
      actions={
        <>
          <Button
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={available.isFetching}
            onClick={() => void available.refetch()}
          >
            {t`Look again`}
          </Button>
          <Button
            variant="filled"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={chosen.length === 0}
            loading={bring.isPending}
            onClick={() => bring.mutate()}
          >
            {t`Import ${chosen.length > 0 ? formatNumber(chosen.length) : ''}`}
          </Button>
        </>
      }
      phoneActions={
        <>
          <ActionIcon
            aria-label={t`Look again`}
            loading={available.isFetching}
            onClick={() => void available.refetch()}
          >
            <IconRefresh size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t`Import`}
            disabled={chosen.length === 0}
            loading={bring.isPending}
            onClick={() => bring.mutate()}
          >
            <IconDownload size={22} aria-hidden />
          </ActionIcon>
        </>
      }
    >
      <div className="page-body">
        <QueryView
          query={available}
          failed={t`WhatsApp did not say what it has.`}
          loading={t`Asking WhatsApp`}
          rows={5}
        />
        {available.data && rows.length === 0 && (
          <EmptyState title={t`WhatsApp has no templates of yours`}>
            {t`What you make in WhatsApp Manager or submit from here shows here afterwards.`}
          </EmptyState>
        )}
        {rows.length > 0 && open.length === 0 && (
          <p className={styles.bar}>{t`All of them are here, as WhatsApp has them.`}</p>
        )}
        <ul className="list-unstyled" aria-label={t`Templates at WhatsApp`}>
          {rows.map((row) => {
            const { waba_template_id: id, template_name, here } = row;
            return (
              <li key={id} className={styles.row} data-wraps>
                <Checkbox
                  aria-label={t`Import ${template_name}`}
                  checked={chosen.includes(row)}
                  disabled={!open.includes(row)}
                  onChange={() => toggle(id)}
                />
                <div className={styles.text}>
                  <p className={styles.titled}>
                    <span className={styles.name}>{template_name}</span>
                    <Tag>{hereWords()[here]}</Tag>
                  </p>
                  <p className={styles.second}>
                    {languageName(row.language)}, {row.category}. {row.body}
                  </p>
                  {row.beyond.length > 0 && (
                    <p className={styles.second}>{t`Cannot be edited here: ${row.beyond.map(word).join(', ')}`}</p>
                  )}
                  {row.unfilled.length > 0 && <p className={styles.second}>{neverSent(row.unfilled)}</p>}
                </div>
                <StatusBadge tone={toneOf(row.status)}>{word(row.status)}</StatusBadge>
                <NativeSelect
                  className={styles.group ?? ''}
                  aria-label={t`Group of ${template_name}`}
                  value={groupOf(row) ?? ''}
                  data={[
                    { value: '', label: t`No group` },
                    ...(groups.data ?? []).map((group) => ({ value: String(group.id), label: group.group_name })),
                  ]}
                  onChange={({ currentTarget }) => setPlaced({ ...placed, [id]: Number(currentTarget.value) || null })}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </PageFrame>
  );
};
