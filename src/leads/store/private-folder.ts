import { makeFolder } from '../../disk/make-folder.ts'
import { unusable } from '../unusable.ts'

/** Makes the folder of a store, unless it is there: for the eyes of who runs the service. */
export function makePrivateFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700)
  } catch (error) {
    throw unusable(folder, error)
  }
}
