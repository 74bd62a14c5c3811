import type { LaidOutField } from '@angan/contract/properties/property-fields.ts';
import { fieldsBySection } from '@angan/contract/properties/property-layout.ts';
import type { PropertySection } from '@angan/contract/properties/property-sections.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import type { PropertyDraft } from './property-draft.ts';

/** Fields that the short form has already. */
const short: readonly LaidOutField[] = ['unit_no', 'bhk', 'size', 'size_unit', 'sale_price', 'rent', 'deposit'];
/** Fields that stand inside the control of another one. */
const inside = (field: LaidOutField) => field === 'longitude' || field.endsWith('_unit');

/** Fields that only the answer of another one brings up. */
const onlyWhen: Partial<Record<LaidOutField, (draft: PropertyDraft) => boolean>> = {
  possession_date: ({ possession }) => possessions.find((row) => row.id === possession)?.needs_date === true,
  loan_bank: ({ has_loan }) => has_loan === true,
  loan_outstanding: ({ has_loan }) => has_loan === true,
  mandate_from: ({ mandate }) => mandate === 'Exclusive',
  mandate_to: ({ mandate }) => mandate === 'Exclusive',
  co_broker_split: ({ mandate }) => mandate === "Co-broker's listing",
  key_note: ({ key_with }) => key_with !== null,
};

/** What the long form asks beyond the short one, by section. `mayVault`: who fills it in may read it again. */
export const furtherFields = (draft: PropertyDraft, mayVault: boolean): [PropertySection, LaidOutField[]][] =>
  fieldsBySection(draft.property_subtype ?? 0, draft.deal_type)
    .map(([section, fields]): [PropertySection, LaidOutField[]] => [
      section,
      fields.filter(
        (field) =>
          !short.includes(field) &&
          !inside(field) &&
          (onlyWhen[field]?.(draft) ?? true) &&
          (mayVault || !vault.includes(field)),
      ),
    ])
    .filter(([, fields]) => fields.length > 0);

const vault: readonly LaidOutField[] = ['bottom_price', 'bottom_rent', 'key_note'];
