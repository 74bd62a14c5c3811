import './undo-completion.test.ts';
