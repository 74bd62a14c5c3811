/** A brokerage of the demo in the database: what its later records refer to, by name. */
export interface WrittenOffice {
  readonly id: number;
  readonly now: Date;
  /** Ids by e-mail of the login. */
  readonly users: ReadonlyMap<string, number>;
  readonly sources: ReadonlyMap<string, number>;
  readonly features: ReadonlyMap<string, number>;
  readonly groups: ReadonlyMap<string, number>;
  /** Ids by name of the area. */
  readonly areas: ReadonlyMap<string, number>;
  /** Ids by name of the society; names are used once in the city. */
  readonly societies: ReadonlyMap<string, number>;
}
