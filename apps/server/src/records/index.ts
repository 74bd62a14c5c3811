export { checkAssignment } from './assignment.ts';
export { nextCodes } from './codes.ts';
export { contactOf } from './contact-of.ts';
export {
  assignedColumn,
  brokerageWords,
  coBrokerColumn,
  dayOf,
  inPlaces,
  listedColumn,
  otherContactsColumn,
  placedColumns,
} from './export-columns.ts';
export {
  coverOf,
  type FileColumns,
  type FileHolder,
  fileExpiry,
  fileHandlers,
  filesOf,
  showCover,
  showFiles,
} from './files/index.ts';
export { hearsOfRecord, isOpenTo, isTheirs, isWhereTheyWork } from './hears.ts';
export { findLoan, visibleLoans } from './loan-refs.ts';
export { areasOf, assigneesOf, type ContactColumns, projectsOf, showContactRef, societiesOf } from './nested.ts';
export { readMeasure } from './own-measure.ts';
export { namedProjects, visibleProjects } from './project-refs.ts';
export {
  isInReach,
  isOwn,
  mayChange,
  ownAreas,
  ownCondition,
  readOwnAreas,
  seesAllInquiries,
  typeIdsOf,
} from './reach.ts';
export { type Office, type RepeatedTask, repeatTasks } from './repeat-tasks.ts';
