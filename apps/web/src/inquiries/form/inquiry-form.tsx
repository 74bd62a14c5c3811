import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ContactField } from '../../records/index.ts';
import { FormSection, TextAreaField } from '../../ui/form/index.ts';
import type { FieldProps } from './field-props.ts';
import { FurtherSections } from './further-sections.tsx';
import styles from './inquiry-form.module.css';
import { OfficeSection } from './office-section.tsx';
import { ShortForm } from './short-form.tsx';

interface Props extends FieldProps {
  walkIn: number | null;
  /** Everything in sight from the first. */
  whole?: boolean;
  /** Stands under the contact. */
  notice?: ReactNode;
}

/** The short form, which is enough to write a wish down, and everything else under it. */
export const InquiryForm = ({ walkIn, whole = false, notice, ...props }: Props) => {
  const [all, setAll] = useState(whole);
  const { draft, errors, set } = props;
  return (
    <>
      <FormSection title={t`Contact`}>
        <ContactField
          label={t`Contact`}
          value={draft.contact}
          error={errors.contact}
          onChange={(contact) => set({ contact })}
        />
        {notice}
      </FormSection>
      <ShortForm {...props} />
      {all && <FurtherSections {...props} />}
      <FormSection title={t`Note`}>
        <TextAreaField
          label={t`Comment`}
          value={draft.comment}
          maxLength={inquiryLimits.comment}
          error={errors.comment}
          onChange={(comment) => set({ comment })}
        />
      </FormSection>
      {all ? (
        <OfficeSection walkIn={walkIn} {...props} />
      ) : (
        <div className={styles.more}>
          <Button
            variant="subtle"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setAll(true)}
          >
            {t`More details`}
          </Button>
        </div>
      )}
    </>
  );
};
