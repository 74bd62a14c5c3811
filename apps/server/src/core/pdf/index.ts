export { answerDrawings } from './answer-drawings.ts';
export { drawingThread } from './drawing-thread.ts';
export { fontFile, runsOf, type Script } from './fonts.ts';
export { inks, newPaper, type Paper, type Style, sheets } from './paper.ts';
