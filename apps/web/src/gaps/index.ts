export { GapBoardScreen } from './gap-board-screen.tsx';
