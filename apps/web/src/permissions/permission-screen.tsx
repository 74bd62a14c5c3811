import type { Subuser } from '@angan/contract/auth/auth.ts';
import { pageSize } from '@angan/contract/kit/resource.ts';
import { companyLookupCalls } from '@angan/contract/lookups/lookups.ts';
import { permissionTexts } from '@angan/contract/permissions/permissions.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { allRows, keyOf } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { rowLink, useRowKeys } from '../ui/data-list/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PersonSquare } from '../ui/person.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import styles from './permissions.module.css';
import { PersonPermissions } from './person-permissions.tsx';

const given = { query: { page_size: pageSize.most } };
const nameOf = ({ user }: Subuser) => `${user.first_name} ${user.last_name}`.trim();

/** Everybody of the office who signs in and is not its Owner. */
const useActivePeople = () =>
  useQuery({
    queryKey: [...keyOf(companyLookupCalls.subusers, given), 'all'],
    queryFn: () => allRows(companyLookupCalls.subusers, given, { quiet: true }),
    select: (people) => people.filter(({ user, usertype }) => user.is_active && usertype !== 'Owner'),
  });

/** Spec 2.7: what single sub-users may share, and take out. The query's `id` is the person's. */
export const PermissionScreen = () => {
  const url = useUrlState();
  const active = useActivePeople();
  const people = active.data;
  const openId = Number(url.get('id')) || undefined;
  const at = people?.findIndex(({ user }) => user.id === openId) ?? -1;
  const open = people?.[at];
  const step = (by: 1 | -1) => {
    const next = people?.[at + by];
    return next && (() => url.patch({ id: next.user.id }, { replace: true }));
  };
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, open && ((by) => step(by)?.()));
  return (
    <PageFrame
      title={t`Manage Permissions`}
      count={people?.length}
      panel={
        open && (
          <PersonPermissions
            key={open.user.id}
            person={open}
            onClose={() => url.patch({ id: null })}
            onPrevious={at > 0 ? step(-1) : undefined}
            onNext={step(1)}
          />
        )
      }
    >
      <div className="scrolls">
        <QueryView
          query={active}
          failed={word(permissionTexts.subusersFailed)}
          loading={t`Loading the sub-users`}
          rows={5}
        />
        {people?.length === 0 && (
          <EmptyState
            title={t`No active sub-users`}
          >{t`Whoever works with you shows here once they can sign in.`}</EmptyState>
        )}
        {people && people.length > 0 && (
          <ul ref={list} className={`list-unstyled ${styles.people}`} aria-label={t`Sub-users`}>
            {people.map((person) => (
              <li key={person.user.id}>
                <Link
                  {...rowLink}
                  className={styles.person}
                  to={url.href({ id: person.user.id })}
                  aria-current={person.user.id === openId ? 'true' : undefined}
                >
                  <PersonSquare name={nameOf(person)} size={40} />
                  <span className={`truncate ${styles.name}`}>{nameOf(person)}</span>
                  <span className={styles.role}>{word(person.usertype)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PageFrame>
  );
};
