export { serveEnquiryPages } from './serve-enquiry-pages.ts';
