/** What a stranger's address opens, apart from the Admin's screen. */
export { DemoScreen } from './book/demo-screen.tsx';
