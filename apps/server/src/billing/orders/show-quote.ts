import { toRupees } from '@angan/domain/paise.ts';
import { creditCounted, type Priced } from './price.ts';

/** What a purchase comes to as people read it: rupees, and how its credit was counted. */
export const inRupees = (priced: Priced) => {
  const counted = creditCounted(priced);
  const { price, discount, credit, available, taxable, cgst, sgst, igst, rounding, total } = priced;
  return {
    ...priced,
    ...priced.days,
    price: toRupees(price),
    discount: toRupees(discount),
    credit: toRupees(credit),
    available_credit: toRupees(available),
    credit_of: counted && { ...counted, price_paid: toRupees(counted.price_paid) },
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    igst: toRupees(igst),
    rounding: toRupees(rounding),
    total: toRupees(total),
  };
};
