export { answerDrawings } from './answer-drawings.ts';
export { drawingThread } from './drawing-thread.ts';
export { fontFile, runsOf, type Script } from './fonts.ts';
export { drawLetterhead, drawPageFeet, type PaperHead } from './letterhead.ts';
export { inks, newPaper, type Paper, type Style, sheets } from './paper.ts';
export { drawTable } from './table.ts';
