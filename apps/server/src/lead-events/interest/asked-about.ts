import type { Words } from '@angan/contract/kit/sentence.ts';
import type { Brochure } from '@angan/domain/brochure/index.ts';
import { type DealType, dealTypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { brochureIn, type OpenShare } from '../../shares/index.ts';
import type { ReadLead } from '../portals/index.ts';

/** What somebody with the link of a share is interested in, and who they are as far as the share knows it. */
export interface AskedAbout {
  readonly company_id: number;
  readonly share: number;
  readonly office: string;
  readonly rera_no: string;
  readonly colour: string | null;
  /** 'P-000012 3 BHK flat, Sector 57', each that is still on offer. */
  readonly names: readonly string[];
  /** The same as they are called in the words of a language. */
  readonly namesIn: (words: Words) => string[];
  /** Of the contact that it was sent to, '' where there is none, or it is locked. */
  readonly name: string;
  readonly mobile_number: string;
  readonly facts: Pick<ReadLead, 'kind' | 'deal'> & { readonly asked_property?: number };
}

const nameOf = ({ property_code, title, place }: Brochure): string => `${property_code} ${title}, ${place}`;

/** `place` counts from 1; without it all that are on offer. Undefined where none of them is. */
export const askedAbout = async (
  db: Kysely<DB>,
  share: OpenShare,
  place: number | undefined,
): Promise<AskedAbout | undefined> => {
  const { company_id, content, offered } = share;
  const shown = content.properties.filter(({ id }, at) => offered.includes(id) && (!place || at + 1 === place));
  const [first] = shown;
  if (!first) return undefined;
  const { rows } = await sql<{ name: string; mobile_number: string; property_type: number; deal_type: number[] }>`
    select coalesce(c.name, '') as name, coalesce(c.mobile_number_1, '') as mobile_number, p.property_type, p.deal_type
      from property p
      left join share s on s.company_id = p.company_id and s.id = ${share.id}
      left join contact c on c.company_id = s.company_id and c.id = s.contact and not c.is_deleted and not c.locked_contact
     where p.company_id = ${company_id} and p.id = ${first.id}`.execute(db);
  const { name, mobile_number, property_type, deal_type } = rows[0]!;
  const { company: office, rera_no, colour } = content.sender;
  return {
    ...{ company_id, share: share.id, office, rera_no, colour, name, mobile_number },
    names: shown.map(({ brochure }) => nameOf(brochure)),
    namesIn: (words) => shown.map((one) => nameOf(brochureIn(one, words))),
    facts: {
      kind: propertyTypes.find(({ id }) => id === property_type)?.property_type ?? null,
      deal: (dealTypes.find(({ id }) => deal_type.includes(id))?.deal_type as DealType | undefined) ?? null,
      ...(shown.length === 1 && { asked_property: first.id }),
    },
  };
};
