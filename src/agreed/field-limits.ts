/** How many characters a line takes; the lead service takes no more either. */
export const longestLine = 254
