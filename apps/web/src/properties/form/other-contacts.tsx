import { propertyLimits } from '@angan/contract/properties/property-limits.ts';
import { propertyContactRoles } from '@angan/domain/lookups/property-lists.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { word } from '../../core/language/index.ts';
import { ContactField } from '../../records/index.ts';
import { SelectField } from '../../ui/form/index.ts';
import { inPlace } from '../../ui/in-place.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './property-form.module.css';

/** Who else has to do with it: a caretaker with the key, the tenant in place, a second owner. */
export const OtherContacts = ({ draft, set, errors }: FieldProps) => {
  const change = (at: number, part: Partial<(typeof draft.other_contacts)[number]>) =>
    set({ other_contacts: draft.other_contacts.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <>
      {inPlace(draft.other_contacts, ({ contact, role }, at) => (
        <div className={styles.person}>
          <ContactField
            label={word(role)}
            value={contact}
            error={at === 0 ? errors.other_contacts : undefined}
            onChange={(next) => change(at, { contact: next })}
          />
          <SelectField
            label={t`Is the`}
            words={propertyContactRoles}
            value={role}
            none={t`Take out`}
            onChange={(next) =>
              next
                ? change(at, { role: next })
                : set({ other_contacts: draft.other_contacts.filter((_, index) => index !== at) })
            }
          />
        </div>
      ))}
      {draft.other_contacts.length < propertyLimits.otherContacts && (
        <Button
          size="xs"
          className={styles.addPerson ?? ''}
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() =>
            set({ other_contacts: [...draft.other_contacts, { contact: { kind: 'none' }, role: 'Caretaker' }] })
          }
        >
          {t`Another person`}
        </Button>
      )}
    </>
  );
};
