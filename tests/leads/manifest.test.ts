import { expect, test } from 'vitest'
import { manifestName, manifestVersion, readManifest } from '../../src/leads/manifest.ts'
import { folderWith } from '../server/fake-site.ts'

test('where nothing was built, that is said', async () => {
  const folder = await folderWith({ 'index.html': 'home' })
  await expect(readManifest(folder)).rejects.toThrow(`There is no built site in ${folder}. Run "npm run build" first.`)
})

test('what another version has built is not guessed at', async () => {
  const folder = await folderWith({ [manifestName]: JSON.stringify({ version: manifestVersion + 1 }) })
  await expect(readManifest(folder)).rejects.toThrow(/was left by another version of the build\. Run "npm run build"/)
})
