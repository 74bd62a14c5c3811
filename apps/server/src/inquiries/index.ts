export { inquiryHandlers } from './inquiries.ts';
export { inquiryRows } from './inquiry-row.ts';
export { keepAllScores } from './scores/keep-scores.ts';
export { scoreTonight, scoring } from './scores/nightly.ts';
export { showInquiry } from './show-inquiry.ts';
export { moveStage } from './stages/move-stage.ts';
export { resuming } from './stages/resume.ts';
export { findInquiry, visibleInquiries } from './visible-inquiries.ts';
export { roleFor } from './write-inquiry.ts';
