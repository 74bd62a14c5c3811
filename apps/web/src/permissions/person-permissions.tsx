import type { Subuser } from '@angan/contract/auth/auth.ts';
import { permissionSwitches } from '@angan/contract/permissions/permissions.ts';
import type { PermissionSwitch } from '@angan/domain/personal-rights.ts';
import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { word } from '../core/language/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { PanelSection, RecordPanel } from '../ui/record-panel.tsx';
import { groupsFor, switchHints } from './groups.ts';
import { OwnAreas } from './own-areas.tsx';
import styles from './permissions.module.css';
import { RevealLimit } from './reveal-limit.tsx';
import { usePermission } from './use-permission.ts';

interface Props {
  person: Subuser;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The switches of one person, by what they are about. */
export const PersonPermissions = ({ person, ...steps }: Props) => {
  const { first_name, last_name } = person.user;
  const name = `${first_name} ${last_name}`.trim();
  const { asked, rights, change } = usePermission(person);
  return (
    <RecordPanel
      label={t`Permissions`}
      square={<PersonSquare name={name} size={44} brand />}
      title={name}
      subtitle={word(person.usertype)}
      {...steps}
    >
      <QueryView query={asked} failed={t`The permissions did not load.`} loading={t`Loading the permissions`} rows={3}>
        {() =>
          groupsFor(person.usertype).map(({ title, switches, more }) => (
            <PanelSection key={title} title={title}>
              <ul className={`list-unstyled ${styles.switches}`}>
                {switches.map((key) => (
                  <li key={key} className={styles.switch}>
                    <RightSwitch name={key} on={rights[key]} onTurn={(on) => change({ [key]: on })} />
                  </li>
                ))}
              </ul>
              {more === 'limit' && rights.can_reveal_numbers && (
                <RevealLimit
                  limit={rights.daily_reveal_limit}
                  onChange={(daily_reveal_limit) => change({ daily_reveal_limit })}
                />
              )}
              {more === 'areas' && <OwnAreas areas={rights.areas} onChange={(areas) => change({ areas })} />}
            </PanelSection>
          ))
        }
      </QueryView>
    </RecordPanel>
  );
};

interface SwitchProps {
  name: PermissionSwitch;
  on: boolean;
  onTurn: (on: boolean) => void;
}

const RightSwitch = ({ name, on, onTurn }: SwitchProps) => (
  <Switch
    label={permissionSwitches[name]}
    description={switchHints()[name]}
    labelPosition="left"
    checked={on}
    onChange={(event) => onTurn(event.currentTarget.checked)}
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
);
