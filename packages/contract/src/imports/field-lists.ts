import { projectList } from '../projects/project-list.ts';

/** Lists of nouns that are their fields and nothing more, by the words under which a person chooses them: `fieldList({ ... })`. */
export const fieldLists = { Projects: projectList } as const;
