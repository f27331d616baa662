/** Vite takes what follows one of these in the name of a file for a part of an address. */
const unreadable = /[#?]/

/** Refuses a checkout in which nothing can be bundled: each file of it would be told as missing, by half of its name. */
export function mustBeReadable(folder: string): void {
  const [sign] = unreadable.exec(folder) ?? []
  if (sign !== undefined)
    throw new Error(`Code in "${folder}" cannot be bundled because of the "${sign}" in that name. Rename the folder.`)
}
