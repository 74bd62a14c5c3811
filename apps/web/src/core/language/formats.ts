import * as dates from '@angan/domain/dates.ts';
import * as money from '@angan/domain/money.ts';
import { word } from './word.ts';

/** Days, times, money and numbers as the reader's language has them; see the domain's functions of the same names. */
const worded =
  <Given extends unknown[]>(format: (...given: Given) => string) =>
  (...given: Given): string =>
    word(format(...given));

export const formatDate = worded(dates.formatDate);
export const formatDateTime = worded(dates.formatDateTime);
export const formatTime = worded(dates.formatTime);
export const formatWeekday = worded(dates.formatWeekday);
export const formatWeekdayShort = worded(dates.formatWeekdayShort);
export const formatMonth = worded(dates.formatMonth);
export const formatMonthShort = worded(dates.formatMonthShort);
export const formatPrice = worded(money.formatPrice);
export const formatRupees = worded(money.formatRupees);
export const formatNumber = worded(money.formatNumber);
export const moneyInWords = worded(money.moneyInWords);
