/** The light door: a task in a row of another screen. What is done with it comes by index.ts, on a press. */
export { mayBecome } from './actions/may-become.ts';
export { TaskCalls } from './actions/task-calls.tsx';
export { DoneBox } from './list/done-box.tsx';
export { bandOf, bandWords } from './words/bands.ts';
export { TaskGlyph } from './words/task-glyph.tsx';
export { addTaskPath, taskPath } from './words/task-paths.ts';
export { aboutOf, timeWords, urgencyOf, whoOf } from './words/task-words.ts';
