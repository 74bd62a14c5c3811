import { type Broadcast, broadcastCalls } from '@angan/contract/whatsapp/broadcasts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowLeft, IconDownload, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, keyOf, useCall } from '../../core/api/index.ts';
import { formatNumber, word } from '../../core/language/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { useMediaFiles } from '../media/medium-field.tsx';
import { Preview } from '../templates/index.ts';
import styles from './broadcasts.module.css';
import { RecipientList } from './recipient-list.tsx';
import { ResultBars } from './result-bars.tsx';
import { useTemplate } from './use-template.ts';
import { costWords, doneOf, peopleWords, stateWords, statusTone, sumOf } from './words.ts';

const api = client(broadcastCalls);
const steering = { pause: api.pause, resume: api.resume, stop: api.stop } as const;
type Steer = keyof typeof steering;

/** What became of a broadcast, live while it is under way, and the ways to steer it. */
export const ResultsPage = ({ broadcast, onBack }: { broadcast: Broadcast; onBack: () => void }) => {
  const { id, name, status, people, fillings } = broadcast;
  const url = useUrlState();
  const queries = useQueryClient();
  const [stopping, setStopping] = useState(false);
  const shown = (next: Broadcast) => queries.setQueryData(keyOf(broadcastCalls.get, { params: { id } }), next);
  const steer = useCall((what: Steer) => steering[what]({ params: { id } }), {
    changes: ['whatsapp_broadcast'],
    onSuccess: (next) => {
      shown(next);
      setStopping(false);
    },
  });
  const again = useCall(() => api.duplicate({ params: { id } }), {
    onSuccess: (copy) => url.patch({ id: copy.id, show: null, search: null, page: null, cursor: null }),
  });
  const template = useTemplate(broadcast.template);
  const cards = template?.cards ?? [];
  const fileOf = useMediaFiles([template?.header_format ?? 'TEXT', ...cards.map(({ format }) => format)]);
  const isUnderWay = status === 'Sending' || status === 'Paused';
  const canStop = isUnderWay || status === 'Scheduled';
  return (
    <PageFrame
      title={name}
      phoneActions={
        <ActionIcon aria-label={t`All broadcasts`} onClick={onBack}>
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
      }
      back={
        <ActionIcon className={styles.back ?? ''} aria-label={t`All broadcasts`} onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
      }
    >
      <div className="page-body">
        <div className={styles.head}>
          <div className={styles.state}>
            <StatusBadge tone={statusTone[status]}>{word(status)}</StatusBadge>
            <span aria-live="polite">{stateWords(broadcast)}</span>
          </div>
          <div className={styles.buttons}>
            {status === 'Sending' && (
              <Button
                leftSection={<IconPlayerPause size={16} aria-hidden />}
                loading={steer.isPending}
                onClick={() => steer.mutate('pause')}
              >
                {t`Pause`}
              </Button>
            )}
            {status === 'Paused' && (
              <Button
                variant="filled"
                leftSection={<IconPlayerPlay size={16} aria-hidden />}
                loading={steer.isPending}
                onClick={() => steer.mutate('resume')}
              >
                {t`Resume`}
              </Button>
            )}
            {canStop && (
              <Button leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={() => setStopping(true)}>
                {t`Stop`}
              </Button>
            )}
            <ExportMenu broadcast={broadcast} onChanged={shown} />
            <Button loading={again.isPending} onClick={() => again.mutate()}>
              {t`Duplicate`}
            </Button>
          </div>
        </div>
        {isUnderWay && (
          <div className={styles.progress}>
            <ProgressBar label={t`Sending`} done={doneOf(broadcast)} total={people} />
          </div>
        )}
        <p className={styles.quiet}>
          {[
            broadcast.template_name,
            peopleWords(people),
            broadcast.cost && t`${costWords(broadcast.cost.total)} at most`,
            sumOf(broadcast.left_out) > 0 && t`${peopleWords(sumOf(broadcast.left_out))} left out`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <div className={styles.overview}>
          {status !== 'Scheduled' && <ResultBars broadcast={broadcast} />}
          {template && (
            <figure className={styles.message} data-alone={status === 'Scheduled' || undefined}>
              <figcaption className={styles.quiet}>
                {t`The message, with examples in the places of its variables`}
              </figcaption>
              <Preview
                compact
                template={template}
                media={fileOf(fillings.medium) ?? template.header_media_sample}
                cardMedia={template.cards.map((_, at) => fileOf(fillings.cards[at]?.medium ?? null))}
              />
            </figure>
          )}
        </div>
        {status !== 'Scheduled' && <RecipientList broadcast={broadcast} />}
      </div>
      <Dialog
        opened={stopping}
        role="alertdialog"
        size="small"
        title={t`Stop this broadcast?`}
        onClose={() => setStopping(false)}
        footer={
          <>
            <Button onClick={() => setStopping(false)}>{t`Cancel`}</Button>
            <Button variant="filled" color="red" loading={steer.isPending} onClick={() => steer.mutate('stop')}>
              {t`Stop`}
            </Button>
          </>
        }
      >
        <p>
          {t`${formatNumber(Math.max(0, people - doneOf(broadcast)))} messages are not sent and never will be. What is sent stays sent.`}
        </p>
      </Dialog>
    </PageFrame>
  );
};

const ExportMenu = ({ broadcast, onChanged }: { broadcast: Broadcast; onChanged: (next: Broadcast) => void }) => {
  const { id, export: file, status } = broadcast;
  const write = useCall((format: 'XLSX' | 'CSV') => api.export({ params: { id }, body: { format } }), {
    onSuccess: onChanged,
  });
  if (status === 'Scheduled') return null;
  const isWriting = write.isPending || file?.status === 'Writing';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload size={16} aria-hidden />} loading={isWriting}>
          {t`Export`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {file?.status === 'Ready' && file.link && (
          <Menu.Item component="a" href={file.link} download>
            {t`Download the ${file.format}`}
          </Menu.Item>
        )}
        {file?.status === 'Failed' && <Menu.Label>{t`The last file could not be written.`}</Menu.Label>}
        <Menu.Item onClick={() => write.mutate('XLSX')}>{t`Write an XLSX`}</Menu.Item>
        <Menu.Item onClick={() => write.mutate('CSV')}>{t`Write a CSV`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
