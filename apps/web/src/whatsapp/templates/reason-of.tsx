import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import type { WhatsappTemplate } from '@angan/contract/whatsapp/templates.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { neverSent } from './never-sent.ts';
import styles from './template-card.module.css';

/** Why a template is not approved or not as it was asked for, and what to do. */
export const ReasonOf = ({ template }: { template: WhatsappTemplate }) => {
  const { status, rejected_what, rejected_change, refusal_title, refusal_message, beyond, unfilled, is_unread } =
    template;
  const refusal = word(templateTexts.refusal(refusal_title, refusal_message));
  return (
    <>
      {status === 'REJECTED' && (
        <p className={styles.bad}>
          <strong>{word(rejected_what) || t`WhatsApp rejected it`}.</strong> {word(rejected_change)}
        </p>
      )}
      {status !== 'REJECTED' && status !== 'APPROVED' && (rejected_change || word(templateTexts.states[status])) && (
        <p className={styles.warn}>{word(rejected_change || templateTexts.states[status])}</p>
      )}
      {refusal && <p className={styles.bad}>{refusal}</p>}
      {template.previous_category && template.previous_category !== template.category && (
        <p className={styles.warn}>
          {t`WhatsApp files it under ${template.category}, not under ${template.previous_category}.`}
        </p>
      )}
      {template.correct_category && (
        <p className={styles.warn}>{t`WhatsApp is going to file it under ${template.correct_category} tomorrow.`}</p>
      )}
      {is_unread && <p className={styles.warn}>{word(templateTexts.unread)}</p>}
      {!is_unread && beyond.length > 0 && <p className={styles.warn}>{word(templateTexts.beyond(beyond))}</p>}
      {!is_unread && unfilled.length > 0 && <p className={styles.warn}>{neverSent(unfilled)}</p>}
    </>
  );
};
