import { calendarKinds } from '@angan/contract/tasks/calendar.ts';
import { scopeOf } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNames } from '../../../core/names/index.ts';
import { useUsertype } from '../../../core/session/index.ts';
import { ChoiceFilter } from '../../../ui/choice-filter.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { personLabel } from '../../../ui/person-name.ts';
import { usePhone } from '../../../ui/screen.ts';
import type { UrlState } from '../../../ui/use-url-state.ts';
import { KindGlyph } from '../days/calendar-glyph.tsx';
import { kindWords } from '../days/calendar-words.ts';
import styles from './filters.module.css';

/** Which kinds are shown and whose, both in the address. `children` stand at the right end. */
export const CalendarFilters = ({ url, children }: { url: UrlState; children?: ReactNode }) => {
  const phone = usePhone();
  const people = useNames((names) => names.subusers);
  const usertype = useUsertype() ?? 'Backend';
  // Who sees nobody else's, and gives nothing to others, has nobody to choose.
  const seesOthers = [scopeOf(usertype, 'task:view'), scopeOf(usertype, 'task:assign')].includes('all');
  const person = seesOthers && (
    <ChoiceFilter
      url={url}
      name="assigned_to"
      label={t`Assigned to`}
      choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
      long
    />
  );
  if (phone)
    return (
      <FilterBar sheet={{ set: url.all('kind').length + url.all('assigned_to').length, show: () => t`Show` }}>
        <ChoiceFilter
          url={url}
          name="kind"
          label={t`What`}
          choices={calendarKinds.map((id) => ({ id, label: kindWords()[id] }))}
        />
        {person}
      </FilterBar>
    );
  return (
    <div className={styles.row}>
      <FilterBar>
        <KindToggles url={url} />
        {person}
        {(url.all('kind').length > 0 || url.all('assigned_to').length > 0) && (
          <Button size="xs" variant="subtle" onClick={() => url.patch({ kind: null, assigned_to: null })}>
            {t`Clear`}
          </Button>
        )}
      </FilterBar>
      {children}
    </div>
  );
};

/** Each kind by itself, on or off; none of them left means all. */
const KindToggles = ({ url }: { url: UrlState }) => {
  const chosen = calendarKinds.filter((kind) => url.all('kind').includes(kind));
  const shown = chosen.length === 0 ? calendarKinds : chosen;
  const toggle = (kind: (typeof calendarKinds)[number]) => {
    const next = calendarKinds.filter((one) => (one === kind) !== shown.includes(one));
    url.patch({ kind: next.length === calendarKinds.length ? null : next });
  };
  return (
    <fieldset className={styles.kinds} aria-label={t`What`}>
      {calendarKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          aria-pressed={shown.includes(kind)}
          onClick={() => toggle(kind)}
        >
          <KindGlyph kind={kind} />
          {kindWords()[kind]}
          <IconCheck className={styles.tick} size={14} aria-hidden />
        </button>
      ))}
    </fieldset>
  );
};
