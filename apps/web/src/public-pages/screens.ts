/** What addresses open, and what stands around a visitor's pages: one chunk, of which the first load names one. */
export { Foot } from './foot.tsx';
export { PolicyScreen } from './policy-screen.tsx';
export { QuestionsScreen } from './questions-screen.tsx';
export { SupportScreen } from './support/support-screen.tsx';
export { SupportTopicScreen } from './support/topic-screen.tsx';
export { VisitorPhone } from './visitor-phone.tsx';
