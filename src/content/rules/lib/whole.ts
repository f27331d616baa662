import type { Survey } from '../../survey/survey.ts'

/** Whether all pages could be read and no link leads nowhere, so that what nobody seems to use is used nowhere. */
export function isWhole({ complete, unsurePaths, wrongPaths, forgotten, dead }: Survey): boolean {
  return complete && unsurePaths.size + wrongPaths.length + forgotten.size + dead.size === 0
}
