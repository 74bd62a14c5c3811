import { screen } from '../core/screen.ts';

export const AddInquiryScreen = screen(() => import('./form/inquiry-form-screen.tsx'), 'AddInquiryScreen');
export const InquiriesScreen = screen(() => import('./inquiries-screen.tsx'), 'InquiriesScreen');
