import type { SourceFile, Sources } from './source-file.ts'

/** All files of a site, the config first. */
export function filesOf({ config, includes }: Sources): SourceFile[] {
  return [config, ...includes]
}

/** The one with a path. */
export function fileAt(sources: Sources, path: string): SourceFile | undefined {
  return filesOf(sources).find((file) => file.path === path)
}
