import type pg from 'pg';
import { onConnection } from '../core/database/on-connection.ts';
import { circumstancesOf, pairsOf } from '../matches/index.ts';
import type { DemoInquiry } from './inquiry.ts';
import type { DemoProperty } from './property.ts';
import type { WrittenOffice } from './written-office.ts';

/** A property that fits an inquiry, both by their places in the demo's lists. */
export interface DemoPair {
  readonly inquiry: number;
  readonly property: number;
  readonly score: number;
}

/** An office's records as they were written, with their ids in the order of the lists. */
export interface Written {
  readonly office: WrittenOffice;
  readonly properties: readonly DemoProperty[];
  readonly propertyIds: readonly number[];
  readonly inquiries: readonly DemoInquiry[];
  readonly inquiryIds: readonly number[];
}

/** What fits these inquiries by the product's own rule, the best first; locked properties are nobody's to show. */
export const pairsFor = async (
  client: pg.PoolClient,
  { office, properties, propertyIds, inquiryIds }: Written,
  inquiries: readonly number[],
): Promise<DemoPair[]> => {
  const search = await circumstancesOf(onConnection(client), office.id, office.now);
  const placeOf = new Map(propertyIds.map((id, place) => [id, place]));
  const found: DemoPair[] = [];
  for (const inquiry of inquiries) {
    const pairs = await pairsOf('inquiry', inquiryIds[inquiry]!, search);
    for (const { id, exact } of pairs) found.push({ inquiry, property: placeOf.get(id)!, score: exact });
  }
  return found
    .filter(({ property }) => !properties[property]!.locked_property)
    .sort((a, b) => b.score - a.score || a.inquiry - b.inquiry || a.property - b.property);
};
