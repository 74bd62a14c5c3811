import type { Home, HomeInquiry } from '@angan/contract/home/home.ts';
import { plural, t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useName } from '../../core/names/index.ts';
import { inquiryPath, requirementText } from '../../records/light.ts';
import { addTaskPath } from '../../tasks/light.ts';
import { AnswerClock } from '../../ui/answer-clock.tsx';
import { PersonSquare } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { usePhone } from '../../ui/screen.ts';
import { RecordCall } from '../../viewed/light.ts';
import { Block, BlockEmpty, BlockRows } from './block.tsx';
import styles from './home.module.css';
import { hotPath, newInquiriesPath } from './paths.ts';

/** Rows on a phone, so that the day's tasks are in sight. */
const onPhone = 3;

/** Who asked and was not answered yet, each with its clock. */
export const NewInquiries = ({ home, readAt }: { home: Home | undefined; readAt: number }) => {
  const phone = usePhone();
  const fresh = home?.new_inquiries;
  const minutes = fresh?.first_reply_minutes;
  return (
    <Block
      title={t`New inquiries`}
      count={fresh?.count}
      all={newInquiriesPath}
      aside={minutes != null && <span className={styles.note}>{t`First reply, median ${minutes} min`}</span>}
    >
      {!fresh && <BlockRows rows={3} lead="square" />}
      {fresh?.count === 0 && (
        <BlockEmpty sample={t`02:14, Kinjal Soni: 2 BHK flat, Bopal, up to 85.00 Lakhs`} action={<AddInquiry />}>
          {t`Every inquiry has its first answer.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">
        {fresh?.results.slice(0, phone ? onPhone : undefined).map((inquiry) => (
          <InquiryRow
            key={inquiry.id}
            inquiry={inquiry}
            lead={
              inquiry.first_response_at === null ? (
                <AnswerClock since={inquiry.date_time} minutes={inquiry.waited_minutes} readAt={readAt} />
              ) : (
                <span className={styles.answered}>{t`Replied`}</span>
              )
            }
          />
        ))}
      </ul>
    </Block>
  );
};

/** The hottest inquiries, for which nothing is planned. */
export const HotInquiries = ({ home }: { home: Home | undefined }) => {
  const hot = home?.hot;
  return (
    <Block title={t`Hot, without next step`} count={hot?.count} all={hotPath}>
      {!hot && <BlockRows rows={2} lead="square" />}
      {hot?.count === 0 && (
        <BlockEmpty sample={t`Rina Kothari: 3 BHK flat, Satellite, up to 95.00 Lakhs`} action={<AddInquiry />}>
          {t`Every hot inquiry has a next step.`}
        </BlockEmpty>
      )}
      <ul className="list-unstyled">
        {hot?.results.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} act={<NextStep inquiry={inquiry} />} />
        ))}
      </ul>
    </Block>
  );
};

const AddInquiry = () => (
  <Button component={Link} to="/addInquiry" size="xs">
    {t`Add inquiry`}
  </Button>
);

const NextStep = ({ inquiry }: { inquiry: HomeInquiry }) => {
  const who = personName(inquiry.contact.name);
  return (
    <Button component={Link} to={addTaskPath('inquiry', inquiry.id)} size="xs" aria-label={t`Next step with ${who}`}>
      {t`Next step`}
    </Button>
  );
};

/** Who asks, where they came from, what fits, and what they want. */
const InquiryRow = ({ inquiry, lead, act }: { inquiry: HomeInquiry; lead?: ReactNode; act?: ReactNode }) => {
  const phone = usePhone();
  const source = useName('source_names', inquiry.source);
  const matches = inquiry.matching_property_count ?? 0;
  return (
    <li className={`${styles.line} ${styles.row}`}>
      {lead}
      {!phone && <PersonSquare name={inquiry.contact.name} size={40} />}
      <Link to={inquiryPath(inquiry.id)} className={styles.rowText}>
        <span className={styles.rowFirst}>
          <span className={`truncate ${styles.rowName}`}>{personName(inquiry.contact.name)}</span>
          {!phone && source && <span className={styles.tag}>{source}</span>}
          {!phone && matches > 0 && (
            <span className={styles.kind}>{plural(matches, { one: '# match', other: '# matches' })}</span>
          )}
        </span>
        <span className={phone ? styles.rowMore : `truncate ${styles.rowMore}`}>{requirementText(inquiry)}</span>
      </Link>
      <span className={styles.acts}>
        {act}
        <RecordCall record={{ ...inquiry, kind: 'inquiry' }} />
      </span>
    </li>
  );
};
