import { screen } from '../core/screen.ts';

export const ProjectFormScreen = screen(() => import('./form/project-form-screen.tsx'), 'ProjectFormScreen');
export const ProjectsScreen = screen(() => import('./projects-screen.tsx'), 'ProjectsScreen');
