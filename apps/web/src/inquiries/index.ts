export { AddInquiryScreen } from './form/inquiry-form-screen.tsx';
export { InquiriesScreen } from './inquiries-screen.tsx';
