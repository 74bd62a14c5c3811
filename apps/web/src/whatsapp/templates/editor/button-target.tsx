import { draftLimits, type SlotField, type SlotFields } from '@angan/contract/whatsapp/flat-template.ts';
import { urlTypes } from '@angan/domain/whatsapp/templates/index.ts';
import { t } from '@lingui/core/macro';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { errorLine } from '../../../ui/form/index.ts';
import styles from './editor.module.css';

interface Props {
  number: number;
  slot: SlotFields;
  errors: Partial<Record<SlotField, string>>;
  onChange: (next: Partial<SlotFields>) => void;
}

/** Where a button leads, by its type. */
export const ButtonTarget = ({ number, slot, errors, onChange }: Props) => {
  switch (slot.button_type) {
    case 'Visit Website':
      return <Website number={number} slot={slot} errors={errors} onChange={onChange} />;
    case 'Call on WhatsApp':
      return (
        <TextInput
          type="number"
          aria-label={t`Active days of button ${number}`}
          rightSection={<span className={styles.count}>{t`days`}</span>}
          rightSectionWidth="3.5rem"
          value={slot.call_on_whatsapp_active_days ?? ''}
          error={errorLine(errors.call_on_whatsapp_active_days)}
          onChange={({ currentTarget }) =>
            onChange({ call_on_whatsapp_active_days: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
      );
    case 'Call Phone Number':
      return (
        <div className={styles.phone}>
          <TextInput
            aria-label={t`Country code of button ${number}`}
            placeholder="91"
            inputMode="numeric"
            leftSection={<span className={styles.count}>+</span>}
            value={slot.call_phone_number_country_code}
            maxLength={draftLimits.code}
            error={errorLine(errors.call_phone_number_country_code)}
            onChange={({ currentTarget }) =>
              onChange({ call_phone_number_country_code: currentTarget.value.replaceAll(/\D/g, '') })
            }
          />
          <TextInput
            aria-label={t`Phone number of button ${number}`}
            placeholder="98250 12345"
            inputMode="tel"
            value={slot.call_phone_number}
            maxLength={draftLimits.phone}
            error={errorLine(errors.call_phone_number)}
            onChange={({ currentTarget }) => onChange({ call_phone_number: currentTarget.value.replaceAll(/\D/g, '') })}
          />
        </div>
      );
    default:
      return <span className={styles.noTarget}>{t`No link needed`}</span>;
  }
};

const Website = ({ number, slot, errors, onChange }: Props) => {
  const dynamic = slot.visit_website_button_url_type === 'Dynamic';
  const chooseType = (type: string) => {
    const url = slot.visit_website_button_url;
    onChange({
      visit_website_button_url_type: type as 'Static',
      // A dynamic address ends with its variable.
      ...(type === 'Dynamic' &&
        url &&
        !url.includes('{{') && { visit_website_button_url: `${url.replace(/\/?$/, '/')}{{1}}` }),
      ...(type === 'Static' && { visit_website_button_url: url.replace('{{1}}', '') }),
    });
  };
  return (
    <div className={styles.website}>
      <NativeSelect
        aria-label={t`Address type of button ${number}`}
        value={slot.visit_website_button_url_type}
        data={[...urlTypes]}
        onChange={({ currentTarget }) => chooseType(currentTarget.value)}
      />
      <TextInput
        aria-label={t`Address of button ${number}`}
        placeholder={t`https://`}
        type="url"
        value={slot.visit_website_button_url}
        maxLength={draftLimits.url}
        error={errorLine(errors.visit_website_button_url)}
        onChange={({ currentTarget }) => onChange({ visit_website_button_url: currentTarget.value })}
      />
      {dynamic && (
        <TextInput
          className={styles.wide ?? ''}
          aria-label={t`Example of the address of button ${number}`}
          placeholder={t`Example, in full: https://…`}
          type="url"
          value={slot.visit_website_button_url_dynamic_sample_url}
          maxLength={draftLimits.url}
          error={errorLine(errors.visit_website_button_url_dynamic_sample_url)}
          onChange={({ currentTarget }) =>
            onChange({ visit_website_button_url_dynamic_sample_url: currentTarget.value })
          }
        />
      )}
      <Checkbox
        className={styles.wide ?? ''}
        label={t`Meta counts clicks`}
        checked={slot.meta_insights}
        onChange={({ currentTarget }) => onChange({ meta_insights: currentTarget.checked })}
      />
    </div>
  );
};
