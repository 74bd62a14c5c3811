import type { LeadEventDetail } from '@angan/contract/lead-events/lead-event.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { MarkedWords } from '../../ui/marked-words.tsx';
import { ScrollBox } from '../../ui/scroll-box.ts';
import { firstAnswerText } from '../words/first-answer-words.ts';
import { readingLabels } from '../words/reading-words.ts';
import styles from './panel.module.css';

/** The words as they came, with what was read from them marked; the portal's own message behind a press. */
export const AsReceived = ({ lead }: { lead: LeadEventDetail }) => {
  const [isRaw, setRaw] = useState(false);
  const { message, reading, raw, listing, project, locality, city, bhk, budget } = lead;
  const answered = firstAnswerText(lead);
  const said = [project, bhk, budget, [locality, city].filter(Boolean).join(', '), listing && t`listing ${listing}`];
  return (
    <section className={styles.part} aria-label={t`As received`}>
      <h3 className={styles.label}>{t`As received`}</h3>
      {message ? (
        <MarkedWords
          text={message}
          marks={reading.marks.map(({ field, start, end, is_sure }) => ({
            start,
            end,
            grade: is_sure ? 'High' : 'Medium',
            label: readingLabels()[field] ?? t`Read`,
          }))}
        />
      ) : (
        <p className={styles.quiet}>{t`No words of their own.`}</p>
      )}
      {lead.ad && (
        <p className={styles.quiet}>{t`By the ad: ${[lead.ad.headline, lead.ad.body].filter(Boolean).join('. ')}`}</p>
      )}
      {answered && <p className={styles.quiet}>{answered}</p>}
      {lead.has_link && (
        <p className={styles.problem} role="note">
          {t`A stranger wrote a web address into this. Do not open it unless you know whose it is.`}
        </p>
      )}
      {said.some(Boolean) && <p className={styles.quiet}>{said.filter(Boolean).join(', ')}</p>}
      {raw !== '' && (
        <>
          <Button size="xs" variant="transparent" aria-expanded={isRaw} onClick={() => setRaw(!isRaw)}>
            {isRaw ? t`Hide the raw message` : t`Show the raw message`}
          </Button>
          {isRaw && (
            <ScrollBox className={styles.raw} aria-label={t`Raw message`}>
              <pre>{raw}</pre>
            </ScrollBox>
          )}
        </>
      )}
    </section>
  );
};
