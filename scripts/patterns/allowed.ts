/** Patterns that are not proved to cost by the length alone, and why nobody can make them dear; and files that build some. */
export const allowed: readonly { readonly reason: string; readonly patterns: readonly string[] }[] = [];
export const builtAtRunTime: Readonly<Record<string, string>> = {};
