import type { ProjectUnit } from '@angan/contract/projects/project-units.ts';
import type { Project } from '@angan/contract/projects/projects.ts';

/** What the list and the table of units are given. */
export interface UnitsShown {
  project: Project;
  units: readonly ProjectUnit[];
  /** Of whom the form stands in place of the row. */
  editing: number | undefined;
  /** Left out for who may not change them. */
  onEdit: ((unit: ProjectUnit | undefined) => void) | undefined;
  onRemove: (unit: ProjectUnit) => void;
}
