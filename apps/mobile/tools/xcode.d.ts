/** What is used of a package without types. */
declare module 'xcode' {
  type Objects = Record<
    string,
    { files?: { comment: string }[]; buildSettings?: Record<string, string | string[]> } | string
  >;
  interface Project {
    readonly hash: {
      project: { objects: { PBXResourcesBuildPhase: Objects; XCBuildConfiguration: Objects } };
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
