import type { WhatsappMedia } from '@angan/contract/whatsapp/media.ts';
import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { uploadFailures } from '@angan/contract/whatsapp/stored-sentences.ts';
import { mediaRenewedAfterDays } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconFileText, IconRefresh, IconTrash } from '@tabler/icons-react';
import { formatDate, sentence, word } from '../../core/language/index.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import styles from './media.module.css';
import { MediaView } from './media-view.tsx';

/** A status that nobody knows is styled like a failed one. */
const tones: Record<WhatsappMedia['status'], Tone> = { active: 'ok', under_process: 'warn', failed: 'bad' };

/** Meta forgets a medium after 30 days: it is sent again before that. */
const sentWords = (sent: string) =>
  t`sent ${formatDate(sent)}, again ${formatDate(new Date(Date.parse(sent) + mediaRenewedAfterDays * 86_400_000))}`;

interface Props {
  media: WhatsappMedia;
  onRefresh: () => void;
  onRetry: () => void;
  onDelete: () => void;
}

export const MediaCard = ({ media, onRefresh, onRetry, onDelete }: Props) => {
  const { file_type, description, status, failure, used_in, media_id_date } = media;
  return (
    <li className={styles.card}>
      <MediaView media={media} />
      <div className={styles.inside}>
        <p className={styles.description}>{description}</p>
        <p className={styles.facts}>
          <StatusBadge tone={tones[status] ?? 'bad'}>{word(mediaTexts.statuses[status]) ?? status}</StatusBadge>
          <span>{word(file_type)}</span>
          {media_id_date && <span>{sentWords(media_id_date)}</span>}
        </p>
        {failure && <p className={styles.failure}>{sentence(uploadFailures, failure)}</p>}
        {used_in.length > 0 && (
          <p className={styles.used}>
            <IconFileText aria-hidden />
            {t`Used in ${used_in.map((one) => one.template_name).join(', ')}`}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {status === 'under_process' && (
          <Button size="xs" leftSection={<IconRefresh size={15} aria-hidden />} onClick={onRefresh}>
            {t`Refresh`}
          </Button>
        )}
        {status === 'failed' && (
          <Button size="xs" leftSection={<IconRefresh size={15} aria-hidden />} onClick={onRetry}>
            {t`Send again`}
          </Button>
        )}
        <span className={styles.space} />
        <ActionIcon aria-label={t`Delete ${description}`} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
};
