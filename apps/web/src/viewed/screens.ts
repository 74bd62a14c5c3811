/** What the addresses of viewed lists open, apart from what records take from index.ts. */
export { ViewedInquiriesScreen, ViewedPropertiesScreen } from './viewed-screens.tsx';
