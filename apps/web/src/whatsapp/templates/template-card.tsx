import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import type { TemplateButton } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCopy, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime, word } from '../../core/language/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import { usePhone } from '../../ui/screen.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { languageName } from '../language-name.ts';
import { Preview } from './editor/preview.tsx';
import { ReasonOf } from './reason-of.tsx';
import { toneOf } from './status-tone.ts';
import styles from './template-card.module.css';

interface Props {
  template: WhatsappTemplate;
  submitting: boolean;
  onSubmit: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** All that is known of a template beside how it is read. */
export const TemplateCard = ({ template, submitting, onSubmit, onEdit, onDuplicate, onDelete }: Props) => {
  const { template_name, status } = template;
  return (
    <li className={styles.card}>
      <div className={styles.side}>
        <Preview template={template} media={template.header_media_sample} compact />
      </div>
      <div className={styles.main}>
        <header className={styles.head}>
          <h2 className={styles.name}>{template_name}</h2>
          <StatusBadge tone={toneOf(status)}>{word(status)}</StatusBadge>
          <span className={styles.actions}>
            {/* Written back or copied, it would lose what the editor does not hold. */}
            {template.beyond.length === 0 && (
              <>
                <ActionIcon aria-label={t`Edit ${template_name}`} onClick={onEdit}>
                  <IconPencil size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon aria-label={t`Duplicate ${template_name}`} onClick={onDuplicate}>
                  <IconCopy size={18} aria-hidden />
                </ActionIcon>
              </>
            )}
            <ActionIcon aria-label={t`Delete ${template_name}`} onClick={onDelete}>
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </span>
        </header>
        <p className={styles.second}>
          {t`${languageName(template.language)}, ${template.category}, group ${template.group_name ?? word(templateTexts.noGroup)}`}
        </p>
        <ReasonOf template={template} />
        <Facts>
          <Fact name={t`Quality`} value={template.quality ?? t`Not rated yet`} />
          <Fact name={t`Media id`} value={template.media_id} />
          <Fact name={t`WABA id`} value={template.waba_template_id ?? ''} />
          <Fact name={t`Media`} value={mediaOf(template)} />
          <Fact name={t`Header`} value={headerOf(template)} />
          <Values template={template} />
          <Buttons buttons={template.buttons} />
          <Fact name={t`Created`} value={formatDateTime(template.created_date)} />
          <Fact name={t`Updated`} value={formatDateTime(template.last_updated)} />
          <Fact
            name={t`Last synced`}
            value={template.last_synced_at ? formatDateTime(template.last_synced_at) : t`Never`}
          />
        </Facts>
        {status === 'DRAFT' && (
          <Button
            className={styles.submit}
            leftSection={<IconSend size={16} aria-hidden />}
            loading={submitting}
            onClick={onSubmit}
          >
            {t`Submit to WhatsApp`}
          </Button>
        )}
      </div>
    </li>
  );
};

/** On a phone, where each would be a screen long, they stand behind a press. */
const Facts = ({ children }: { children: ReactNode }) => {
  const facts = <dl className={styles.facts}>{children}</dl>;
  if (!usePhone()) return facts;
  return (
    <details className={styles.more}>
      <summary>{t`Details`}</summary>
      {facts}
    </details>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) =>
  value === '' ? null : (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );

const mediaOf = ({ header_format, header_media_sample, header_media_name }: WhatsappTemplate) =>
  header_format === 'TEXT' || !header_media_sample
    ? word(templateTexts.noMedia)
    : `${word(header_format)}, ${header_media_name}`;

const headerOf = ({ header, header_variable }: WhatsappTemplate) =>
  header_variable ? `${header} (${header_variable})` : header;

/** The filled values of the body as a numbered list. */
const Values = ({ template }: { template: WhatsappTemplate }) => {
  const values = Object.entries(template).filter(
    ([name, value]) => /^body_variable_\d+_value$/.test(name) && value !== '',
  );
  if (values.length === 0) return null;
  return (
    <div className={styles.fact}>
      <dt>{t`Values`}</dt>
      <dd>
        <ol className={styles.values} lang={template.language.replace('_', '-')}>
          {values.map(([name, value]) => (
            <li key={name} value={Number(name.split('_')[2])}>
              {String(value)}
            </li>
          ))}
        </ol>
      </dd>
    </div>
  );
};

const Buttons = ({ buttons }: Pick<WhatsappTemplate, 'buttons'>) =>
  inPlace(buttons, (button, at) => <Fact name={t`Button ${at + 1}`} value={buttonWords(button)} />);

const buttonWords = (button: TemplateButton): string =>
  [word(button.type), `'${button.text}'`, ...moreOf(button)].join(', ');

const moreOf = (button: TemplateButton): string[] => {
  if (button.type === 'Visit Website')
    return [button.url, button.sample_url && t`as ${button.sample_url}`].filter(Boolean);
  if (button.type === 'Call Phone Number') return [`+${button.country_code} ${button.number}`];
  if (button.type === 'Call on WhatsApp') return [t`${button.days} days`];
  return [];
};
