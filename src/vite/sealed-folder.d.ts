export function sealFolder(folder: string): void
export function isSealed(folder: string): boolean
