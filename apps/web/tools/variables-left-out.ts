/** Stands in for what makes the library's variables at every start: they stand in the style sheet (theme-variables.ts). */
export const MantineCssVariables = () => null;
