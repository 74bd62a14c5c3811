/** A table whose cells are walked by keys is a grid to assistive technology; the elements stay those of a table. */
export const asGrid = { role: 'grid', 'aria-multiselectable': true } as const;
export const asGridCell = (isChosen: boolean) => ({ role: 'gridcell', 'aria-selected': isChosen }) as const;
