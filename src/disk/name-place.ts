/** Names the file that could not be written: of a full disk the system says no more than that. */
export function namePlace(error: unknown, place: string): unknown {
  if (error instanceof Error && 'code' in error && !('path' in error)) Object.assign(error, { path: place })
  return error
}

/** The same of work that is under way. */
export async function writing<T>(place: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw namePlace(error, place)
  }
}
