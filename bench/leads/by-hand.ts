import { dealTypes, propertyTypes } from '@angan/domain/lookups/index.ts';
import { nextPerson } from './office.ts';

interface Hands {
  readonly product: string;
  readonly headers: Record<string, string>;
  readonly area: number;
  readonly count: number;
}

/** Makes inquiries as the form does, each with its new contact, one after the other; answers the seconds that it took. */
export const byHand = async ({ product, headers, area, count }: Hands): Promise<number> => {
  const began = performance.now();
  for (let n = 0; n < count; n++) {
    const { name, mobile } = nextPerson();
    const answer = await fetch(`${product}/properties/inquiry/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        property_type: propertyTypes.find(({ property_type }) => property_type === 'Residential')!.id,
        deal_type: [dealTypes.find(({ deal_type }) => deal_type === 'Sale')!.id],
        contact: { name, mobile_number_1: mobile },
        area: [area],
        budget_max: 9_500_000,
      }),
    });
    if (!answer.ok) throw new Error(`An inquiry was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  return (performance.now() - began) / 1000;
};
