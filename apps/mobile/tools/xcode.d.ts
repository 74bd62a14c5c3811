/** What is used of a package without types. */
declare module 'xcode' {
  /** An object of the project, of whatever kind; what it points to comes with its comment. */
  export interface Part {
    readonly files?: readonly { readonly comment: string }[];
    readonly buildSettings?: Readonly<Record<string, string | string[]>>;
    readonly name?: string;
    readonly productType?: string;
    readonly target?: string;
    readonly dependencies?: readonly { readonly value: string }[];
    readonly buildPhases?: readonly { readonly value: string }[];
  }
  /** By id; beside each stands its comment. */
  type Objects = Readonly<Record<string, Part | string>>;
  interface Project {
    readonly hash: {
      readonly project: {
        readonly objects: Readonly<Record<'PBXResourcesBuildPhase' | 'XCBuildConfiguration', Objects>> &
          Readonly<Record<string, Objects>>;
      };
    };
    parseSync(): Project;
  }
  const xcode: { project(path: string): Project };
  export default xcode;
}

declare module 'plist' {
  const plist: { parse(xml: string): unknown };
  export default plist;
}
