/** The financial year, from 1 April to 31 March. Days are YYYY-MM-DD in India. */

export interface FinancialYear {
  readonly from: string;
  readonly to: string;
  /** '26-27', as it stands in an invoice's number. */
  readonly label: string;
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

/** The financial year that a day lies in. */
export const financialYearOf = (day: string): FinancialYear => {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return { from: `${year}-04-01`, to: `${year + 1}-03-31`, label: `${twoDigits(year)}-${twoDigits(year + 1)}` };
};

export const isInFinancialYear = (day: string, { from, to }: FinancialYear): boolean => from <= day && day <= to;
