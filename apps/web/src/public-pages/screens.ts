/** What addresses open. */
export { PolicyScreen } from './policy-screen.tsx';
export { QuestionsScreen } from './questions-screen.tsx';
export { SupportScreen } from './support/support-screen.tsx';
export { SupportTopicScreen } from './support/topic-screen.tsx';
