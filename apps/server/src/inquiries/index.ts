export { inquiriesInAlerts } from './in-alerts.ts';
export { inquiryHandlers } from './inquiries.ts';
export { inquiryRows } from './inquiry-row.ts';
export { showInquiry } from './show-inquiry.ts';
export { findInquiry, visibleInquiries } from './visible-inquiries.ts';
export { roleFor } from './write-inquiry.ts';
