export { AddLocalities } from './add-localities.tsx';
export { AreasScreen } from './areas-screen.tsx';
