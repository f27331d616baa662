/** Where a merge leaves what somebody has to decide: a note for each file, by its name. */
export const notesFolder = '.cache/merge'
