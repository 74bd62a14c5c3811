interface Line {
  readonly saveData?: boolean;
  /** As the browser measured it: 'slow-2g' to '4g'. */
  readonly effectiveType?: string;
}
/** What the browser says of the line, where it says anything. */
const line = (): Line => (navigator as { connection?: Line }).connection ?? {};

/** Whether somebody asked their browser to fetch as little as it can. */
export const savesData = (): boolean => line().saveData === true;

/** Whether the line is so slow that nothing goes over it that nobody asked for. */
export const isSlowLine = (): boolean => /2g/.test(line().effectiveType ?? '');
