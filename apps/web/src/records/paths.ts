/** Where a record is read. The list stands under it. */
export const propertyPath = (id: number) => `/searchProperty?id=${id}`;
/** Where a property is changed, beginning at one field of the form. */
export const editPropertyPath = (id: number, field?: string) =>
  `/addProperty?id=${id}${field ? `&field=${field}` : ''}`;
export const inquiryPath = (id: number) => `/searchInquiry?id=${id}`;
/** Where an inquiry is changed. */
export const editInquiryPath = (id: number) => `/addInquiry?id=${id}`;
export const projectPath = (id: number) => `/projects?id=${id}`;
export const editProjectPath = (id: number) => `/addproject?id=${id}`;
/** Where units of a society are added. */
export const addUnitPath = (area: number, society: number) => `/addunit/${area}/${society}`;
