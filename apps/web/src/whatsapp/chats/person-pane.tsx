import type { ChatDetail, ChatInquiry, ChatMatch } from '@angan/contract/whatsapp/chats.ts';
import { contactCode } from '@angan/domain/people.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconBan, IconCheck, IconSend2, IconSpeakerphone, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate, formatDateTime, formatPrice, word } from '../../core/language/index.ts';
import { requirementText, StageBadge, titleText } from '../../records/index.ts';
import { PersonSquare } from '../../ui/person.tsx';
import { ScoreSquare } from '../../ui/score-square.tsx';
import { usePhone } from '../../ui/screen.ts';
import { Cover } from '../find/property-choice.tsx';
import { AddContactDialog } from './add-contact-dialog.tsx';
import styles from './person-pane.module.css';
import { sendBrochure } from './property-dialog.tsx';
import { shownName, shownNumber, useMatches } from './use-chats.ts';
import type { Sending } from './use-send.ts';

/** Who it is, what they look for, and what fits. */
export const PersonPane = ({ chat, sending }: { chat: ChatDetail; sending: Sending }) => {
  const [adding, setAdding] = useState(false);
  const phone = usePhone();
  const { person } = chat;
  const [newest, ...others] = chat.inquiries;
  return (
    <aside className={styles.pane} aria-label={t`About this person`}>
      <div className={styles.head}>
        <PersonSquare name={chat.name || chat.username} size={44} brand />
        <div className={styles.who}>
          <h2>{shownName(chat)}</h2>
          <p>{person ? [contactCode(person.id), person.source].filter(Boolean).join(', ') : shownNumber(chat)}</p>
        </div>
      </div>
      {chat.ad && (
        <p className={styles.consent}>
          <IconSpeakerphone size={18} aria-hidden />
          <span>
            <Trans>
              Came by the advertisement{' '}
              {chat.ad.url ? (
                <a href={chat.ad.url} target="_blank" rel="noreferrer">
                  {chat.ad.name}
                </a>
              ) : (
                chat.ad.name
              )}{' '}
              on {formatDate(chat.ad.at)}
            </Trans>
          </span>
        </p>
      )}
      {!person && (
        <section className={styles.part}>
          <p className={styles.quiet}>{t`Not among your contacts yet.`}</p>
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            {t`Add contact`}
          </Button>
        </section>
      )}
      {newest && <InquiryPart inquiry={newest} />}
      {person && !newest && (
        <section className={styles.part}>
          <p className={styles.quiet}>
            {t`No inquiry yet. Make one from a message: ${phone ? t`hold it` : t`press its arrow`}.`}
          </p>
        </section>
      )}
      {newest && <Matches chat={chat} sending={sending} />}
      {others.length > 0 && (
        <section className={styles.part}>
          <h3>{t`Other inquiries`}</h3>
          <ul className={`list-unstyled ${styles.others}`}>
            {others.map((one) => (
              <li key={one.id}>
                <span>
                  {one.inquiry_code} <StageBadge stage={one.stage} />
                </span>
                <small>{requirementText(one)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {person && <Consent person={person} />}
      {adding && <AddContactDialog chat={chat} onClose={() => setAdding(false)} />}
    </aside>
  );
};

const InquiryPart = ({ inquiry }: { inquiry: ChatInquiry }) => {
  const { next_task, next_follow_up, budget_min, budget_max } = inquiry;
  const [least, most] = [
    budget_min !== null && formatPrice(budget_min),
    budget_max !== null && formatPrice(budget_max),
  ];
  const budget = least && most ? t`${least} to ${most}` : most ? t`up to ${most}` : least || '';
  const next = next_task
    ? `${next_task.type}, ${formatDateTime(next_task.date_time)}`
    : next_follow_up && t`Follow up, ${formatDateTime(next_follow_up)}`;
  const facts: [string, string | null][] = [
    // The places and the budget have lines of their own.
    [t`Wants`, requirementText(inquiry).split(', ')[0]!],
    [t`Where`, inquiry.area.map(({ area }) => area).join(' or ')],
    [t`Budget`, budget],
    [t`Next step`, next],
    [t`Assigned`, inquiry.assigned_to.map(({ user }) => user.first_name).join(', ')],
  ];
  return (
    <section className={styles.part}>
      <div className={styles.title}>
        <h3>{t`Inquiry ${inquiry.inquiry_code}`}</h3>
        <StageBadge stage={inquiry.stage} />
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

const Matches = ({ chat, sending }: { chat: ChatDetail; sending: Sending }) => {
  const { data } = useMatches(chat.id, true);
  if (!data || data.count === 0) return null;
  return (
    <section className={styles.part}>
      <div className={styles.title}>
        <h3>{t`Best matches`}</h3>
        <span className={styles.quiet}>{data.count === 1 ? t`1 in all` : t`${data.count} in all`}</span>
      </div>
      <ul className={`list-unstyled ${styles.matches}`}>
        {data.results.map((match) => (
          <Match key={match.id} match={match} onSend={() => void sendBrochure(sending, match)} />
        ))}
      </ul>
    </section>
  );
};

const Match = ({ match, onSend }: { match: ChatMatch; onSend: () => void }) => (
  <li>
    <ScoreSquare score={match.score} label={match.label} />
    <Cover property={match} />
    <span className={styles.words}>
      <b>{word(match.price)}</b>
      <small>{match.where || titleText(match)}</small>
    </span>
    {match.shared_before ? (
      <span className={styles.quiet} title={match.shared_before}>
        {t`Shared`}
      </span>
    ) : (
      <ActionIcon variant="default" aria-label={t`Send the brochure of ${match.property_code}`} onClick={onSend}>
        <IconSend2 size={18} aria-hidden />
      </ActionIcon>
    )}
  </li>
);

const Consent = ({ person }: { person: NonNullable<ChatDetail['person']> }) => {
  const refused = person.do_not_contact || person.marketing_opt_out || person.consent.status === 'Withdrawn';
  const words = person.do_not_contact
    ? t`Asked not to be contacted`
    : person.marketing_opt_out
      ? t`Wants no advertising`
      : person.consent.status === 'Given'
        ? t`Agreed to messages${person.consent.at ? t` on ${formatDate(person.consent.at)}` : ''}`
        : person.consent.status === 'Withdrawn'
          ? t`Took the consent back`
          : t`Consent was not asked for`;
  return (
    <p className={styles.consent}>
      {refused ? (
        <IconBan size={18} aria-hidden />
      ) : (
        person.consent.status === 'Given' && <IconCheck size={18} aria-hidden />
      )}
      {words}
    </p>
  );
};
