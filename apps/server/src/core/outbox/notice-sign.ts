/** What goes along with an alert on WhatsApp and comes back with what is told of it, by which we know it for ours. */
export const noticeSign = (companyId: number, id: number): string => `a${companyId}.${id}`;

/** Which message of the outbox it is of; undefined for what is no alert of ours. */
export const readNoticeSign = (sign: string): { readonly companyId: number; readonly id: number } | undefined => {
  const [, company, id] = /^a(\d{1,15})\.(\d{1,15})$/.exec(sign) ?? [];
  return company === undefined ? undefined : { companyId: Number(company), id: Number(id) };
};
