import {
  creatable,
  importableStages,
  keepsInRemark,
  type MigrationKind,
  type MigrationValue,
  type ValueField,
} from '@angan/contract/imports/data-migration.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { priorities } from '@angan/domain/lookups/inquiries.ts';
import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}
type Options = readonly Option[];

const words = (list: readonly string[]): Options => list.map((one) => ({ value: one, label: one }));

const fixed: Partial<Record<ValueField, Options>> = {
  property_subtype: propertySubtypes.map(({ id, property_subtype }) => ({
    value: String(id),
    label: property_subtype,
  })),
  deal_type: dealTypes.map(({ id, deal_type }) => ({ value: String(id), label: deal_type })),
  status: words(propertyStatuses),
  stage: words([...importableStages, ...priorities]),
};

/** What a name of a field may mean: added, left out, what is named like it, or any that is there. */
export const useMeanings = (field: ValueField, kind: MigrationKind) => {
  const areas = useNames((names) => names.areas);
  const sources = useNames((names) => names.source_names);
  const staff = useNames((names) => names.subusers);
  const here: Options =
    fixed[field]?.map(({ value, label }) => ({ value, label: word(label) })) ??
    {
      area: () => areas.map(({ id, area }) => ({ value: String(id), label: area })),
      // Societies are many; those named like it are offered.
      society_name: () => [],
      source: () => sources.map(({ id, source_name }) => ({ value: String(id), label: source_name })),
      assigned_to: () =>
        staff.map(({ user }) => ({ value: String(user.id), label: `${user.first_name} ${user.last_name}`.trim() })),
    }[field as 'area']();
  const kept = keepsInRemark(kind) ? t`Keep in the remark` : t`Keep in the comment`;
  return ({ means, like }: MigrationValue): (Option | { group: string; items: Option[] })[] => [
    ...(means === '' ? [{ value: '', label: t`Not known` }] : []),
    ...(creatable.includes(field) ? [{ value: 'create', label: t`Add it` }] : []),
    { value: 'leave', label: kept },
    ...(like.length
      ? [{ group: t`Named like it`, items: like.map((one) => ({ value: one.means, label: one.label })) }]
      : []),
    {
      group: t`Here already`,
      items: here.filter(({ value }) => !like.some((one) => one.means === value)),
    },
  ];
};
