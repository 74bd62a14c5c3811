import type { InquiryCard } from '@angan/contract/inquiries/inquiries.ts';
import { type InquiryStage, inquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { IconArrowLeft, IconArrowRight, IconPhoneCheck, IconPlayerPause, IconX } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import { requirementText } from '../../records/index.ts';
import styles from '../../ui/board/board-card.module.css';
import { CardLink, RowMenu } from '../../ui/data-list/index.ts';
import { CallLinks, PersonSquare } from '../../ui/person.tsx';
import { personLabel, personName } from '../../ui/person-name.ts';
import { usePhone } from '../../ui/screen.ts';
import { budgetText } from '../inquiry-words.ts';
import { RatingMark } from '../rating-mark.tsx';
import { NextStepLine } from '../stages/next-step-line.tsx';

export interface CardActions {
  href: (card: InquiryCard) => string;
  onApproach: (card: InquiryCard) => void;
  onMove: (card: InquiryCard, to: InquiryStage) => void;
  onLog: (card: InquiryCard) => void;
}

const iconTo = (from: InquiryStage, to: InquiryStage) => {
  if (to === 'On Hold') return IconPlayerPause;
  if (to === 'Closed Lost' || to === 'Junk') return IconX;
  return inquiryStages.indexOf(to) < inquiryStages.indexOf(from) ? IconArrowLeft : IconArrowRight;
};

/** An inquiry in its column: who, what, how much, and what is to be done next. */
export const BoardCard = ({ card, href, onApproach, onMove, onLog }: CardActions & { card: InquiryCard }) => {
  const phone = usePhone();
  const name = personName(card.contact.name);
  const [assigned] = card.assigned_to;
  const approach = () => onApproach(card);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <CardLink className={`truncate ${styles.name}`} href={href(card)} onApproach={approach}>
          {name}
        </CardLink>
        <span className={styles.budget}>{budgetText(card)}</span>
      </div>
      <p className={`line-clamp-2 ${styles.wish}`}>{requirementText(card)}</p>
      <div className={styles.foot}>
        <RatingMark rating={card.rating} score={card.score} />
        <NextStepLine inquiry={card} />
      </div>
      <div className={`above-link ${styles.tools}`}>
        {assigned && (
          <span title={personLabel(assigned.user)}>
            <PersonSquare name={personLabel(assigned.user)} size={20} />
          </span>
        )}
        {phone && (
          <CallLinks name={card.contact.name} number={card.contact.mobile_number_1} contact={card.contact.id} />
        )}
        {card.may_edit && (
          <RowMenu
            row={card}
            label={t`Actions for ${name}`}
            actions={[
              { label: t`Log a call`, icon: <IconPhoneCheck size={16} aria-hidden />, run: onLog },
              ...card.may_move_to.map((to) => {
                const Icon = iconTo(card.stage, to);
                return {
                  label: to === card.stage ? t`Put off` : t`Move to ${word(to)}`,
                  icon: <Icon size={16} aria-hidden />,
                  danger: to === 'Closed Lost' || to === 'Junk',
                  run: () => onMove(card, to),
                };
              }),
            ]}
          />
        )}
      </div>
    </article>
  );
};
