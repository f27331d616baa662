import { constants, setPriority } from 'node:os'

/** Lets who else works on this machine go first, where the system takes that; what is to be done is done in any case. */
export function afterOthers(pid = process.pid): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system gives nobody another rank.
  }
}
