import { brokerContactCalls } from '@angan/contract/platform/broker-contacts.ts';
import { broadcastLimits } from '@angan/contract/whatsapp/broadcast-parts.ts';
import { contactKinds } from '@angan/domain/lookups/contact-kinds.ts';
import { readPasted } from '@angan/domain/whatsapp/broadcasts.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { formatNumber, perLanguage } from '../../core/language/index.ts';
import { ChoiceChips, FormSection, TextAreaField } from '../../ui/form/index.ts';
import styles from './broadcasts.module.css';
import type { BroadcastDraft, DraftFields } from './use-broadcast-draft.ts';

const whose = perLanguage(
  () =>
    [
      { id: 'Filtered', label: t`Some contacts` },
      { id: 'Everybody', label: t`All contacts` },
      { id: 'Nobody', label: t`A pasted list only` },
    ] as const,
);
const kinds = contactKinds.map((kind) => ({ id: kind, label: kind }));
const times = perLanguage(
  () =>
    [
      { id: 'contacted_within', label: t`Contacted in the last 30 days` },
      { id: 'not_contacted_for', label: t`Not contacted for 30 days` },
      { id: 'added_within', label: t`Added in the last 30 days` },
    ] as const,
);
const days = 30;
/** WhatsApp itself holds back who had much marketing, and does not say how much; so the sender chooses. */
const rests = perLanguage(() =>
  [1, 3, 7, 30].map((count) => ({ id: count, label: plural(count, { one: '1 day', other: `${count} days` }) })),
);

/** Whom it goes to: groups, sources and kinds of contacts, and a list that is pasted. */
export const AudienceSection = ({ draft }: { draft: BroadcastDraft }) => {
  const { audience } = draft.fields;
  const { filters } = audience;
  const counts = useQuery(query(brokerContactCalls.counts, {}, { quiet: true })).data;
  const change = (next: Partial<DraftFields['audience']>) => draft.change({ audience: { ...audience, ...next } });
  const filter = (next: Partial<typeof filters>) => change({ filters: { ...filters, ...next } });
  const named = (rows: readonly { id: number; name: string; count: number }[] = []) =>
    rows.map(({ id, name, count }) => ({ id, label: name, note: formatNumber(count) }));
  return (
    <FormSection title={t`People`} hint={t`Who has not agreed to messages or opted out is left out by itself.`}>
      <ChoiceChips
        label={t`Contacts`}
        choices={whose()}
        chosen={[audience.contacts]}
        required
        onChange={([contacts]) => contacts && change({ contacts })}
      />
      {audience.contacts === 'Filtered' && (
        <>
          {counts?.count === 0 && (
            <p className={styles.hint}>
              <Trans>
                There are no contacts yet. <Link to="/BulkCreateContacts">Add contacts</Link>
              </Trans>
            </p>
          )}
          {counts && counts.groups.length > 0 && (
            <ChoiceChips
              label={t`Any of these groups`}
              choices={named(counts.groups)}
              chosen={filters.contactgroup ?? []}
              onChange={(contactgroup) => filter({ contactgroup })}
            />
          )}
          {counts && counts.sources.length > 0 && (
            <ChoiceChips
              label={t`Any of these sources`}
              choices={named(counts.sources)}
              chosen={filters.source ?? []}
              onChange={(source) => filter({ source })}
            />
          )}
          <ChoiceChips
            label={t`Any of these kinds`}
            choices={kinds}
            chosen={filters.contact_kind ?? []}
            onChange={(contact_kind) => filter({ contact_kind })}
          />
          <ChoiceChips
            label={t`Time`}
            choices={times()}
            chosen={times()
              .filter(({ id }) => filters[id] !== undefined)
              .map(({ id }) => id)}
            single
            onChange={([chosen]) =>
              filter(Object.fromEntries(times().map(({ id }) => [id, id === chosen ? days : undefined])))
            }
          />
        </>
      )}
      <ChoiceChips
        label={t`Leave out who had marketing from you in the last`}
        choices={rests()}
        chosen={[audience.rest_days]}
        single
        onChange={([rest_days = 0]) => change({ rest_days })}
      />
      <TextAreaField
        label={t`Pasted list`}
        value={audience.pasted}
        maxLength={broadcastLimits.pasted}
        placeholder={t`98240 11768\nMehul Shah, +91 98240 11769`}
        hint={t`One number on each line, with or without a name. Numbers outside India need their country code.`}
        error={draft.errors.audience}
        onChange={(pasted) => change({ pasted })}
      />
      {audience.pasted.trim() !== '' && (
        <>
          <PastedCount text={audience.pasted} />
          <Checkbox
            checked={audience.pasted_agreed}
            label={t`Everybody on this list has agreed to get messages from us on WhatsApp`}
            onChange={({ currentTarget }) => change({ pasted_agreed: currentTarget.checked })}
          />
        </>
      )}
    </FormSection>
  );
};

/** Read while one types, without holding the typing up. */
const PastedCount = ({ text }: { text: string }) => {
  const settled = useDeferredValue(text);
  const rows = useMemo(() => readPasted(settled), [settled]);
  const good = rows.filter(({ wa_id }) => wa_id !== undefined).length;
  const bad = rows.length - good;
  return (
    <p className={styles.hint} aria-live="polite">
      {plural(good, { one: `${formatNumber(good)} number read`, other: `${formatNumber(good)} numbers read` })}
      {bad > 0 &&
        plural(bad, {
          one: `, ${formatNumber(bad)} line without one`,
          other: `, ${formatNumber(bad)} lines without one`,
        })}
    </p>
  );
};
