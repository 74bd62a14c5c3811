/** Targets of columns as they are offered together. */
export interface TargetGroup<Target extends string> {
  readonly group: string;
  readonly targets: readonly Target[];
}
