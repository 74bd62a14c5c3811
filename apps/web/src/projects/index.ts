export { ProjectFormScreen } from './form/project-form-screen.tsx';
export { ProjectsScreen } from './projects-screen.tsx';
