/** What goes along with each message and comes back with each of its statuses, by which we know it for ours. */
export const callbackOf = (companyId: number, id: number): string => `m${companyId}.${id}`;

/** The id of a message of this company; undefined for what is not ours. */
export const idInCallback = (text: string, companyId: number): number | undefined => {
  const [, company, id] = /^m(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return company !== undefined && Number(company) === companyId ? Number(id) : undefined;
};
