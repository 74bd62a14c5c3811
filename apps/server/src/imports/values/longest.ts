/**
 * Characters of a cell that is read as an amount, a size or a count. Longer ones are texts; reading one so would cost by
 * the cube of its length.
 */
export const longestValue = 200;
