import { reasons, rowReasons } from '@angan/contract/imports/row-reasons.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { salePriceBases } from '@angan/domain/lookups/property-lists.ts';
import { inEnglish } from '../../core/english.ts';
import { oneLine } from '../contacts/words.ts';
import type { NoteTaker } from '../records/note-taker.ts';
import { type Amount, isOnRequest, readAmount, readMoneyRange, underHeader } from '../values/money.ts';
import { pick } from '../values/pick.ts';
import type { PropertyCells } from './property-cells.ts';

/**
 * Price and rent of a row; answers the amount of the whole or of a month, null where there is none. A column that only
 * says 'price' is the price of what is sold, else the rent.
 */
export const readMoney = (cells: PropertyCells, deals: readonly number[], notes: NoteTaker): number | null => {
  const isSold = dealTypes.some(({ id, price_field }) => price_field === 'sale_price' && deals.includes(id));
  const read = (target: 'price' | 'sale_price' | 'rent'): Amount | undefined => {
    const text = underHeader(oneLine(cells.first(target)), cells.headerOf(target));
    if (text === '') return undefined;
    if (isOnRequest(text)) {
      notes.asks.push(reasons.onRequest);
      notes.rest.push(inEnglish(rowReasons, reasons.onRequest));
      return undefined;
    }
    const amount = readAmount(text);
    if (amount) return amount;
    // '60-65 L': which of both is asked nobody knows, so it stays in words until somebody says.
    const range = readMoneyRange(text);
    if (range?.min && range.max) notes.keep(target, text, reasons.unreadable);
    else notes.why.push(reasons.priceUnreadable({ text }));
    return undefined;
  };
  const [any, sale, rent] = [read('price'), read('sale_price'), read('rent')];
  const price = sale ?? (isSold ? any : undefined);
  const monthly = rent ?? (isSold && !any?.monthly ? undefined : any);
  const basis = notes.take('sale_price_basis', cells.first('sale_price_basis'), (text) => pick(salePriceBases, text));
  notes.set('sale_price_basis', basis);
  if (price) setPrice(price, notes);
  if (monthly && monthly !== price) setRent(monthly, notes);
  if ((price ?? monthly)?.negotiable) notes.fields.price_negotiable = true;
  const whole = price ?? monthly;
  return whole && !whole.per && basis !== 'Per size unit' ? whole.rupees : null;
};

const setPrice = ({ rupees, per }: Amount, notes: NoteTaker) => {
  notes.fields.sale_price = rupees;
  if (per) notes.fields.sale_price_basis = 'Per size unit';
};

const setRent = ({ rupees, per }: Amount, notes: NoteTaker) => {
  if (per && per !== 'Sqft') {
    notes.keep('rent', `${rupees} per ${per}`, reasons.unreadable);
    return;
  }
  notes.fields.rent = rupees;
  if (per) notes.fields.rent_basis = 'Per sqft per month';
};
