/** Where a merge leaves what somebody has to decide: a note for each file, by its name. */
export const notesFolder = '.cache/merge'

const [up, written] = ['..', '%2E%2E']

/** The note of a file, by its name: also that of a file elsewhere lies in the folder. */
export function noteOf(file: string): string {
  return `${notesFolder}/${swapped(file, up, written)}`
}

/** The file that a note is of, by what it is called in the folder. */
export function fileOfNote(name: string): string {
  return swapped(name, written, up)
}

function swapped(name: string, from: string, to: string): string {
  return name
    .split('/')
    .map((step) => (step === from ? to : step))
    .join('/')
}
