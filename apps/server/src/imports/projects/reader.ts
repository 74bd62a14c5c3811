import { projectList } from '@angan/contract/projects/project-list.ts';
import { fieldListReader } from '../field-lists/reader.ts';
import { projectRules } from './rules.ts';

export const projectReader = fieldListReader(projectList, projectRules);
