import type { LeadEventDetail } from '@angan/contract/lead-events/lead-event.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { word } from '../../core/language/index.ts';
import { inquiryPath, propertyPath, StageBadge } from '../../records/index.ts';
import { Confidence } from '../../ui/confidence.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { problemText, resultTones } from '../words/lead-words.ts';
import { readFacts } from '../words/reading-words.ts';
import styles from './panel.module.css';

/** The inquiry that a lead became, or what can be made one: each field with how sure its reading is. */
export const ReadPart = ({ lead }: { lead: LeadEventDetail }) => {
  const { inquiry, result } = lead;
  const problem = problemText(lead);
  return (
    <section className={styles.part} aria-label={inquiry ? t`Inquiry` : t`As read`}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {inquiry ? <Link to={inquiryPath(inquiry.id)}>{t`Inquiry ${inquiry.inquiry_code}`}</Link> : t`As read`}
        </h3>
        {inquiry && result !== 'Appended' ? (
          <StageBadge stage={inquiry.stage} />
        ) : (
          <StatusBadge tone={resultTones[result]}>{word(result)}</StatusBadge>
        )}
      </div>
      {problem && <p className={styles.problem}>{problem}</p>}
      <dl className={styles.facts}>
        {readFacts(lead).map(({ key, label, value, grade, property }) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{property ? <Link to={propertyPath(property)}>{value}</Link> : value}</dd>
            <dd>{grade && <Confidence grade={grade} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
