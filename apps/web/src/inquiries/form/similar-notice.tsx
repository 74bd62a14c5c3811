import { type Inquiry, inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { isMobile } from '@angan/domain/mobile.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { inquiryPath, requirementText } from '../../records/index.ts';
import type { InquiryDraft } from './inquiry-draft.ts';
import styles from './inquiry-form.module.css';

/** Open inquiries of the draft's contact that it would repeat. */
export const useSimilar = ({ contact, property_type, deal_type }: InquiryDraft): readonly Inquiry[] => {
  const known = contact.kind === 'known' ? { contact: contact.id } : undefined;
  const written = contact.kind === 'new' && isMobile(contact.number) ? { mobile_number_1: contact.number } : undefined;
  const whose = known ?? written;
  const { data } = useQuery({
    ...query(inquiryCalls.similar, { query: { ...whose, property_type, deal_type } }, { quiet: true }),
    enabled: whose !== undefined,
    placeholderData: keepPreviousData,
  });
  return whose ? (data?.results ?? []) : [];
};

interface Props {
  found: readonly Inquiry[];
  busy: boolean;
  onAdd: (to: Inquiry) => void;
}

/** Says that the person is asking already, before somebody else calls them about the same. */
export const SimilarNotice = ({ found, busy, onAdd }: Props) =>
  found.length === 0 ? null : (
    <section className={styles.similar} aria-label={t`Open inquiries of this contact`}>
      <p>{word(inquiryTexts.similar)}</p>
      {found.map((one) => (
        <div key={one.id} className={styles.one}>
          <span className={styles.which}>
            <Link to={inquiryPath(one.id)}>{one.inquiry_code}</Link> {word(one.stage)}. {requirementText(one)}
          </span>
          {one.may_edit && (
            <Button size="xs" loading={busy} onClick={() => onAdd(one)}>
              {t`Add to the open one`}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
