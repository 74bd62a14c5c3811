import type { ProjectDraft } from './project-draft.ts';

/** What each part of the project's form is given. */
export interface FormProps {
  draft: ProjectDraft;
  set: (change: Partial<ProjectDraft>) => void;
  /** The server's or the form's own message under each field, by the field's name. */
  errors: Record<string, string>;
}

type Typed = { [F in keyof ProjectDraft]: ProjectDraft[F] extends string ? F : never }[keyof ProjectDraft];

/** Value, message and change of a field that is kept as it is typed. */
export const typed = (
  { draft, set, errors }: FormProps,
  field: Exclude<Typed, 'status' | 'land_unit' | 'brokerage_basis'>,
) => ({
  value: draft[field],
  error: errors[field],
  onChange: (text: string) => set({ [field]: text }),
});
