export { websiteFormHandlers } from './handlers.ts';
export { serveEnquiryPages } from './page/index.ts';
