import { useUrlState } from '../../ui/use-url-state.ts';
import { AddProject } from './add-project.tsx';
import { EditProject } from './edit-project.tsx';

/** /addproject adds one; with `id` it changes that one. */
export const ProjectFormScreen = () => {
  const id = Number(useUrlState().get('id'));
  return id > 0 ? <EditProject id={id} /> : <AddProject />;
};
