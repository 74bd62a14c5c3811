import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { closedInquiryStages } from '@angan/domain/lookups/inquiries.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPhone, IconPhoneCheck } from '@tabler/icons-react';
import { formatDateTime, word } from '../../core/language/index.ts';
import { telLink, whatsappLink } from '../../core/platform/index.ts';
import { isMasked } from '../../ui/person.tsx';
import { usePhone } from '../../ui/screen.ts';
import { NextStepLine } from '../stages/next-step-line.tsx';
import styles from './inquiry-record.module.css';

interface Props {
  inquiry: Inquiry;
  /** Asks what came of a call or a message. */
  onLog: (how: ContactWay) => void;
}

/** What is to be done next, and the tap that does it: who called is asked at once what came of it. */
export const NextStep = ({ inquiry, onLog }: Props) => {
  const { mobile_number_1: number } = inquiry.contact;
  // On a phone they lie under the thumb already.
  const reachable = !usePhone() && number !== '' && !isMasked(number);
  const tried = [
    inquiry.call_result && t`Last call: ${word(inquiry.call_result)}`,
    inquiry.contact_attempts > 0 && t`${inquiry.contact_attempts} tried`,
    inquiry.last_contacted_at && t`reached ${formatDateTime(inquiry.last_contacted_at)}`,
  ].filter(Boolean);
  if (closedInquiryStages.includes(inquiry.stage)) return null;
  return (
    <section className={styles.next} aria-label={t`Next step`}>
      <div className={styles.nextWords}>
        <NextStepLine inquiry={inquiry} />
        {tried.length > 0 && <span className={styles.tried}>{tried.join(', ')}</span>}
      </div>
      {inquiry.may_edit && (
        <div className={styles.nextTools}>
          {reachable && (
            <>
              <Button
                component="a"
                href={telLink(number)}
                leftSection={<IconPhone size={16} aria-hidden />}
                onClick={() => onLog('Call')}
              >
                {t`Call`}
              </Button>
              <Button
                component="a"
                href={whatsappLink(number)}
                target="_blank"
                rel="noreferrer"
                leftSection={<IconBrandWhatsapp size={16} aria-hidden />}
                onClick={() => onLog('WhatsApp')}
              >
                WhatsApp
              </Button>
            </>
          )}
          <Button leftSection={<IconPhoneCheck size={16} aria-hidden />} onClick={() => onLog('Call')}>
            {t`Log a call`}
          </Button>
        </div>
      )}
    </section>
  );
};
