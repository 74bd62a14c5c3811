/** Lines of the list of what is not in the file that are kept; of more only the number is said. */
const mostLines = 10_000;

/** What could not be read, by name, for the file that says so. */
export const newLeftOut = () => {
  const lines: string[] = [];
  let count = 0;
  return {
    get count() {
      return count;
    },
    /** `what`: 'Tasks 4711'. The reason as short as it is known. */
    note: (what: string, why: string) => {
      count += 1;
      if (lines.length < mostLines) lines.push(`${what}: ${why}`);
    },
    text: () => [...lines, ...(count > lines.length ? [`and ${count - lines.length} more`] : []), ''].join('\r\n'),
  };
};
export type LeftOut = ReturnType<typeof newLeftOut>;
