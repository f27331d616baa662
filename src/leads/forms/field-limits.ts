/** How many characters a line may have. No browser asks: of what is pasted it would cut off the end, and say nothing. */
export const longestLine = 254

/** The same of a text of several lines. */
export const longestText = 5000
