export { text } from './fields.ts';
export { agreement, alone, headWords, sheet, tick, trap } from './html.ts';
export { leadOf, type Mistakes, mistakesOf, type Typed, typedOf } from './read-enquiry.ts';
export { page, serveEnquiryPages } from './serve-enquiry-pages.ts';
export { newStamps } from './stamp.ts';
