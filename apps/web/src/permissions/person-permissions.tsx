import type { Subuser } from '@angan/contract/auth/auth.ts';
import { type PermissionSwitch, permissionSwitches } from '@angan/contract/permissions/permissions.ts';
import { Switch } from '@mantine/core';
import { PersonSquare } from '../ui/person.tsx';
import { RecordPanel } from '../ui/record-panel.tsx';
import { ErrorState, LoadingRows } from '../ui/states.tsx';
import styles from './permissions.module.css';
import { usePermission } from './use-permission.ts';

interface Props {
  person: Subuser;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** What follows from each switch, in a line under it. */
const hints: Record<PermissionSwitch, string> = {
  can_send_unit_number_in_property_pdf_share: 'Wing and unit number stand in the PDFs that this person shares.',
  can_send_society_name_property_pdf_share: "The society's name stands there; otherwise only its area.",
  can_export: 'This person may take contacts out into a file. Masked numbers stay masked in it.',
};

/** The switches of one person. */
export const PersonPermissions = ({ person, ...steps }: Props) => {
  const { first_name, last_name } = person.user;
  const name = `${first_name} ${last_name}`.trim();
  const { record, isLoading, error, refetch, turn } = usePermission(person.user.id);
  return (
    <RecordPanel
      label="Permissions"
      square={<PersonSquare name={name} size={44} brand />}
      title={name}
      subtitle={person.usertype}
      {...steps}
    >
      {error && (
        <ErrorState title="The permissions did not load." retry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {isLoading && !error && <LoadingRows rows={3} label="Loading the permissions" />}
      {!isLoading && !error && (
        <ul className={styles.switches}>
          {(Object.keys(permissionSwitches) as PermissionSwitch[]).map((key) => (
            <li key={key} className={styles.switch}>
              <Switch
                label={permissionSwitches[key]}
                description={hints[key]}
                labelPosition="left"
                checked={record?.[key] ?? false}
                onChange={(event) => turn(key, event.currentTarget.checked)}
                withThumbIndicator={false}
                classNames={{
                  input: styles.input ?? '',
                  thumb: styles.thumb ?? '',
                  body: styles.body ?? '',
                  labelWrapper: styles.words ?? '',
                  label: styles.label ?? '',
                  description: styles.hint ?? '',
                  track: styles.track ?? '',
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </RecordPanel>
  );
};
