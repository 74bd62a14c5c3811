import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { unitKey } from '@angan/domain/unit-key.ts';
import { useQueries } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import type { BulkRow } from './use-bulk-rows.ts';

/** Milliseconds for which an answer about a double is believed. */
const freshFor = 60_000;

interface UnitBody {
  society_name?: number;
  wing?: string;
  unit_no?: string;
}
const keyOfUnit = ({ judged }: BulkRow): string | undefined => {
  const { society_name, wing = '', unit_no = '' } = judged.body as UnitBody;
  const unit = unitKey(wing, unit_no);
  return society_name && unit ? `${society_name} ${unit}` : undefined;
};

/** What may stand in the office's list already, or twice in the grid, by the rows' keys. */
export const usePropertyDoubles = (rows: readonly BulkRow[]): ReadonlyMap<string, string> => {
  const asked = rows.filter((row) => keyOfUnit(row) !== undefined);
  const answers = useQueries({
    queries: asked.map(({ judged }) => {
      const { society_name, wing, unit_no } = judged.body as UnitBody;
      return {
        ...query(propertyCalls.similar, { query: { society_name: society_name!, wing, unit_no } }, { quiet: true }),
        staleTime: freshFor,
      };
    }),
  });
  return new Map(
    asked.flatMap((one, at): [string, string][] => {
      const found = answers[at]?.data?.results ?? [];
      const isTwice = asked.some((other) => other !== one && keyOfUnit(other) === keyOfUnit(one));
      const said = [
        ...(found.length > 0 ? [word(bulkTexts.mayBeHere(found.map((row) => row.property_code).join(', ')))] : []),
        ...(isTwice ? [word(bulkTexts.sameInGrid)] : []),
      ];
      return said.length > 0 ? [[one.row.key, said.join(' ')]] : [];
    }),
  );
};

interface WishBody {
  contact: { mobile_number_1: string };
  property_type: number;
  deal_type: number[];
}

/** Open inquiries that a row would repeat, by the rows' keys. */
export const useInquiryDoubles = (rows: readonly BulkRow[]): ReadonlyMap<string, string> => {
  const asked = rows.filter(({ isReady }) => isReady);
  const answers = useQueries({
    queries: asked.map(({ judged }) => {
      const { contact, property_type, deal_type } = judged.body as unknown as WishBody;
      const wish = { mobile_number_1: contact.mobile_number_1, property_type, deal_type };
      return { ...query(inquiryCalls.similar, { query: wish }, { quiet: true }), staleTime: freshFor };
    }),
  });
  return new Map(
    asked.flatMap(({ row }, at): [string, string][] => {
      const found = answers[at]?.data?.results ?? [];
      return found.length > 0
        ? [[row.key, word(bulkTexts.openInquiry(found.map((one) => one.inquiry_code).join(', ')))]]
        : [];
    }),
  );
};
