import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { personName } from '../core/language/index.ts';
import { FilterChip } from '../ui/filter-bar.tsx';
import { PersonChip } from '../ui/person.tsx';
import type { UrlState } from '../ui/use-url-state.ts';

/** Whose records are listed, where one came from a contact; it is taken away here, and set there. */
export const ContactFilter = ({ url }: { url: UrlState }) => {
  const id = Number(url.get('contact'));
  const { data } = useQuery({ ...query(contactCalls.get, { params: { id } }, { quiet: true }), enabled: id > 0 });
  if (!id) return null;
  return (
    <FilterChip
      label={t`Contact`}
      value={data ? personName(data.name) : `#${id}`}
      onClear={() => url.filter({ contact: null })}
    >
      {data && <PersonChip name={data.name} number={data.mobile_number_1} contact={data.id} />}
    </FilterChip>
  );
};
