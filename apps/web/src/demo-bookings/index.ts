export { DemoListScreen } from './list/demo-list-screen.tsx';
