import { removeDraftsAmong, removeDraftsIn } from '../changes/left-drafts.ts'
import { Listing } from '../disk/listing.ts'

/** Removes what a killed process had begun to write: beside files in these folders, and anywhere among those that are served. */
export async function removeLeftDrafts(folders: Iterable<string>, served: string): Promise<void> {
  await removeDraftsIn(folders)
  await removeDraftsAmong(
    served,
    new Listing().below(served).map(({ name }) => name),
  )
}
