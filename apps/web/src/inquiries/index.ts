export { AddInquiryScreen } from './add-inquiry-screen.tsx';
export { InquiriesScreen } from './inquiries-screen.tsx';
