import { dayInIndia } from '@angan/domain/dates.ts';

/** Whose a task of a deal is: who closes most of it, else who made it. */
export const whoDoes = (deal: { closing_users: unknown; created_by: number | null }, otherwise: number): number => {
  const closers = deal.closing_users as readonly { user: number; share_percent: number }[];
  const first = closers.toSorted((a, b) => b.share_percent - a.share_percent).at(0);
  return first?.user ?? deal.created_by ?? otherwise;
};

/** Ten in the morning of a day, or an hour from now where that is over. ISO 8601. */
export const atTen = (day: string, now: Date): string => {
  const at = `${day}T10:00:00+05:30`;
  if (Date.parse(at) > now.getTime()) return at;
  return day > dayInIndia(now) ? at : new Date(now.getTime() + 3_600_000).toISOString();
};
