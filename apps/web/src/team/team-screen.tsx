import { teamCalls } from '@angan/contract/team/team.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import { DataTable, useRowKeys } from '../ui/data-list/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { personLabel } from '../ui/person-name.ts';
import { QueryView } from '../ui/query-view.tsx';
import { usePhone } from '../ui/screen.ts';
import { EmptyState } from '../ui/states.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import { AddSubuser } from './add-subuser.tsx';
import { teamColumns } from './columns.tsx';
import { Invitations } from './invitations.tsx';
import { PersonCards } from './person-cards.tsx';
import { PersonPanel } from './person-panel.tsx';
import { StayingPart } from './staying.tsx';
import { Targets } from './targets.tsx';
import styles from './team.module.css';

/** Who works in the office: roles, what each did, targets; inviting, changing and removing people. */
export const TeamScreen = () => {
  const url = useUrlState();
  const phone = usePhone();
  useNames();
  const asked = useQuery(query(teamCalls.list, {}, { quiet: true }));
  const { people, users } = asked.data ?? {};
  const openId = Number(url.get('id')) || undefined;
  const at = people?.findIndex(({ id }) => id === openId) ?? -1;
  const open = people?.[at];
  const step = (by: 1 | -1) => {
    const next = people?.[at + by];
    return next && (() => url.patch({ id: next.id }, { replace: true }));
  };
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list, open && ((by) => step(by)?.()));
  const isAdding = url.get('add') === '1';
  const add = () => url.patch({ add: 1, id: null });
  return (
    <PageFrame
      title={t`Sub-users`}
      count={users && t`${users.used} of ${users.allowed}`}
      actions={
        <>
          <Button component={Link} to="/permission">{t`Manage Permissions`}</Button>
          <Button component={Link} to="/userdevice">{t`User Device`}</Button>
          <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
            {t`Add sub-user`}
          </Button>
        </>
      }
      phoneActions={
        <ActionIcon variant="filled" aria-label={t`Add sub-user`} onClick={add}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      }
      footer={
        !phone && (
          <span className={styles.note}>
            {t`Removing a person first moves what is open to somebody else, and logs their devices out.`}
          </span>
        )
      }
      panel={
        open && (
          <PersonPanel
            key={open.id}
            person={open}
            colleagues={people?.filter(({ id, is_active }) => is_active && id !== open.id) ?? []}
            onClose={() => url.patch({ id: null })}
            onPrevious={at > 0 ? step(-1) : undefined}
            onNext={step(1)}
          />
        )
      }
    >
      <div className={styles.scroll} ref={list}>
        <StayingPart
          isOpen={url.get('staying') === '1'}
          onOpen={() => url.patch({ staying: 1 })}
          onClose={() => url.patch({ staying: null })}
        />
        <QueryView query={asked} failed={t`The sub-users did not load.`} loading={t`Loading the sub-users`} rows={6}>
          {({ people, invitations }) => (
            <>
              {phone ? (
                <PersonCards people={people} openId={openId} href={(id) => url.href({ id })} />
              ) : (
                <DataTable
                  label={t`Sub-users`}
                  rows={people}
                  columns={teamColumns()}
                  rowKey={({ id }) => id}
                  selected={openId}
                  href={({ id }) => url.href({ id })}
                  nameOf={personLabel}
                />
              )}
              {people.length === 1 && invitations.length === 0 && (
                <EmptyState title={t`No sub-users yet`}>
                  {t`Invite who works with you: they choose their own password, and see what their role may see.`}
                </EmptyState>
              )}
              <Invitations invitations={invitations} />
              <Targets people={people} />
            </>
          )}
        </QueryView>
      </div>
      {isAdding && users && <AddSubuser users={users} onClose={() => url.patch({ add: null })} />}
    </PageFrame>
  );
};
