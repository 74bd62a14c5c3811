/** Where a record is read. The list stands under it. */
export const propertyPath = (id: number) => `/searchProperty?id=${id}`;
export const inquiryPath = (id: number) => `/searchInquiry?id=${id}`;
