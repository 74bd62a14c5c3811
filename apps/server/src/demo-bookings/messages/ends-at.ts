/** When a slot is over, ISO 8601. */
export const endsAt = ({ date, end_time }: { readonly date: string; readonly end_time: string }): string =>
  new Date(`${date}T${end_time.slice(0, 5)}:00+05:30`).toISOString();
