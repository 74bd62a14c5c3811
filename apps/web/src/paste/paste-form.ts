import type { Furniture } from '@angan/domain/lookups/furnitures.ts';
import type { Facing } from '@angan/domain/lookups/small-lists.ts';
import type { Found, TenantWord } from '@angan/domain/paste/index.ts';
import type { SizeBasis, SizeUnit } from '@angan/domain/units.ts';
import type { ContactChoice } from '../records/index.ts';

/** What a message becomes: a requirement an inquiry, a listing a property. */
export type Target = 'Requirement' | 'Listing';

/** What stands in the form that a message fills. Amounts, sizes and counts as they would be typed; lists by ids. */
export interface PasteForm {
  contact: ContactChoice;
  deal_type: number[];
  property_subtype: number[];
  bhk: number[];
  area: number[];
  society_name: number[];
  budget_min: string;
  budget_max: string;
  price: string;
  rent: string;
  deposit: string;
  size: string;
  size_max: string;
  size_unit: SizeUnit;
  size_basis: SizeBasis | null;
  furniture: Furniture | null;
  possession: number | null;
  /** As typed: '31/12/2027'. */
  possession_date: string;
  tenants: TenantWord[];
  food: 'Vegetarian only' | null;
  features: number[];
  facing: Facing | null;
  floor: string;
  total_floors: string;
  parking: string;
  comment: string;
}
export type PasteKey = keyof PasteForm;

export const emptyForm: PasteForm = {
  contact: { kind: 'none' },
  deal_type: [],
  property_subtype: [],
  bhk: [],
  area: [],
  society_name: [],
  budget_min: '',
  budget_max: '',
  price: '',
  rent: '',
  deposit: '',
  size: '',
  size_max: '',
  size_unit: 'Sqft',
  size_basis: null,
  furniture: null,
  possession: null,
  possession_date: '',
  tenants: [],
  food: null,
  features: [],
  facing: null,
  floor: '',
  total_floors: '',
  parking: '',
  comment: '',
};

/** What the rules made of a message: the form, the words behind each field, and what is only suggested. */
export interface Reading {
  readonly form: PasteForm;
  readonly from: { readonly [K in PasteKey]?: Found<unknown> };
  readonly suggested: Partial<PasteForm>;
  /** What the person may be called; nothing where a name is sure. */
  readonly name: string | undefined;
}

export const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
