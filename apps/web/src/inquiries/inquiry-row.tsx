import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { MatchCount } from '../matches/index.ts';
import { type CardProps, requirementText, StageBadge } from '../records/index.ts';
import card from '../ui/card.module.css';
import { CardLink } from '../ui/data-list/index.ts';
import { CallLinks } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import styles from './inquiries.module.css';
import { RatingMark } from './rating-mark.tsx';
import { NextStepLine } from './stages/next-step-line.tsx';

/** An inquiry on a phone or a card: who, how far, what is wanted, what is next; call and WhatsApp under the thumb. */
export const InquiryRow = ({ row, href, onApproach, box, selecting = false }: CardProps<Inquiry>) => (
  <article className={card.row}>
    <div className={card.words}>
      <div className={styles.line}>
        <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
          {personName(row.contact.name)}
        </CardLink>
        <StageBadge stage={row.stage} />
        {box && <span className={`above-link ${styles.box}`}>{box}</span>}
      </div>
      <span className={styles.wish}>{requirementText(row)}</span>
      <span className={styles.when}>
        <RatingMark rating={row.rating} score={row.score} />
        <NextStepLine inquiry={row} />
        <MatchCount count={row.matching_property_count} />
      </span>
    </div>
    {!selecting && (
      <div className={`above-link ${styles.call}`}>
        <CallLinks name={row.contact.name} number={row.contact.mobile_number_1} contact={row.contact.id} />
      </div>
    )}
  </article>
);
