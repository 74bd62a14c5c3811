/** Where a record is read. The list stands under it. */
export const propertyPath = (id: number) => `/searchProperty?id=${id}`;
/** Where a property is changed, beginning at one field of the form. */
export const editPropertyPath = (id: number, field?: string) =>
  `/addProperty?id=${id}${field ? `&field=${field}` : ''}`;
export const inquiryPath = (id: number) => `/searchInquiry?id=${id}`;
/** Where an inquiry is changed. */
export const editInquiryPath = (id: number) => `/addInquiry?id=${id}`;
/** Where a role has its contacts: spec 2.2. */
export const contactsPath = (whole: boolean) => (whole ? '/contact' : '/contactList');
export const contactPath = (id: number, whole: boolean) => `${contactsPath(whole)}?id=${id}`;
export const projectPath = (id: number) => `/projects?id=${id}`;
export const editProjectPath = (id: number) => `/addproject?id=${id}`;
export const loanPath = (id: number) => `/loans?id=${id}`;
export const editLoanPath = (id: number) => `/addloan?id=${id}`;
/** Where a loan is added that is for a record. */
export const addLoanPath = (of: 'contact' | 'inquiry' | 'property' | 'deal', id: number) => `/addloan?${of}=${id}`;
/** Where visits of an inquiry to some properties are planned, and where they are gone through. */
export const planTourPath = (inquiry: number, properties: readonly number[]) =>
  `/tours/plan?${new URLSearchParams([['inquiry', String(inquiry)], ...properties.map((id) => ['property', String(id)])])}`;
export const tourPath = (visit_group: string) => `/tours/${visit_group}`;
/** Where units of a society are added. */
export const addUnitPath = (area: number, society: number) => `/addunit/${area}/${society}`;
export const dealPath = (id: number) => `/deals?id=${id}`;
/** Where a deal is changed. */
export const editDealPath = (id: number) => `/deal?id=${id}`;
/** Where a deal is added with what is known of it: the inquiry, or what it is about. */
export const addDealPath = (known: Partial<Record<'inquiry' | 'property' | 'project', number>>) =>
  `/deal?${new URLSearchParams(Object.entries(known).map(([name, id]) => [name, String(id)]))}`;
