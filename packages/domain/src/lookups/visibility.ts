/** Who sees a record, by whether it is locked. */
export const visibilityOf = (isLocked: boolean): string => (isLocked ? 'Owner/Co-Owner' : 'All User');
