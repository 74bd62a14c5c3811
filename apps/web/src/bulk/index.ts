export { AddUnitScreen } from './add-unit-screen.tsx';
export { BulkInquiryScreen } from './bulk-inquiry-screen.tsx';
export { BulkPropertyScreen } from './bulk-property-screen.tsx';
export { BulkInquiryTable, BulkPropertyTable } from './todo-screens.tsx';
