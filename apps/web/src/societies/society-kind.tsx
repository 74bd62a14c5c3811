import { type Society, societyCalls } from '@angan/contract/societies/societies.ts';
import { t } from '@lingui/core/macro';
import { client } from '../core/api/index.ts';
import { perLanguage } from '../core/language/index.ts';
import type { PlaceKind } from '../places/index.ts';
import { SocietyField } from '../records/index.ts';
import { societyBodyOf } from './society-draft.ts';

export const societyApi = client(societyCalls);

export const societyKind = perLanguage<PlaceKind<Society>>(() => ({
  what: t`Society`,
  noun: 'society',
  nameOf: ({ society_name }) => society_name,
  remove: (id) => societyApi.remove({ params: { id } }),
  merge: (id, into) => societyApi.merge({ params: { id }, body: { into } }),
  putBack: (row) => societyApi.create({ body: societyBodyOf(row) }),
  field: ({ value, error, onChange }) => (
    <SocietyField
      label={t`Merge into`}
      area={null}
      value={value}
      error={error}
      onChange={(society) => onChange(society?.id ?? null)}
    />
  ),
}));
