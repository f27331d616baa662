/** How many characters a field takes; the lead service takes no more either. */
export const longestLine = 254
export const longestText = 5000
