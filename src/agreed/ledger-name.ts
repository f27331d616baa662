/** Where a build notes what it wrote, in the folder that it wrote: by this such a folder is known, whatever it is called. */
export const ledgerName = '.sectile.json'
