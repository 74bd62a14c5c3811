import { recordFileCalls } from '../files/record-files.ts';

/** The files of a project: the builder's brochure and price sheet among its documents, for everybody who sees it. */
export const projectFileCalls = recordFileCalls('/properties/projects/', 'project:edit');
