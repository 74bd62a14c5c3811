/** Where the Admin finds an office and an order. */
export const accountPath = (id: number): string => `/userlist?id=${id}`;
export const transactionPath = (id: number): string => `/transactionlist?id=${id}`;
export const transactionsOfPath = (company: number): string => `/transactionlist?company=${company}`;
