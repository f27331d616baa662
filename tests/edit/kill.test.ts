import { watch } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chance } from '../content/chance.ts'
import { times } from '../times.ts'
import { Robot } from './robot.ts'

const kills = times(2, 200)

/** 3: editors mostly wait at their start, and more of them would only be slower. */
const atOnce = Math.min(3, Math.ceil(kills / 2))

test('an editor that is killed at any moment loses nothing that it called saved, and no file is half written', async () => {
  const robots = Array.from({ length: atOnce }, (_, index) => killed(index, Math.ceil(kills / atOnce)))
  const done = await Promise.all(robots)
  expect(Math.min(...done)).toBeGreaterThan(0)
})

/** How much one robot did between its kills. */
async function killed(seed: number, kills: number): Promise<number> {
  const pick = chance(seed)
  const robot = new Robot(pick)
  let end = async () => {}
  // Where one robot finds a mistake, the others' editors end as well.
  onTestFinished(() => end())
  for (let round = 0; round < kills; round++) {
    const killer = new AbortController()
    const kill = () => killer.abort()
    end = async () => kill()
    const deeds = pick(8) + 1
    let stop = () => {}
    // In the middle of writing; while it starts, and finishes what the last one left; or at any moment of its work.
    const moment = ['writing', 'starting', 'working'][round % 3]
    if (moment === 'starting') setTimeout(kill, pick(3000))
    await robot.liveUntil(killer.signal, (done) => {
      if (moment === 'working' && done === deeds) setTimeout(kill, pick(50))
      if (moment === 'writing' && done === deeds) stop = atChange(robot.folder, pick(8), kill)
    })
    stop()
    robot.look()
  }
  const editor = await robot.start()
  end = () => editor.close()
  await robot.undoAll()
  return robot.count
}

/** Does something when names in the folder of a site have changed so often: drafts come, and take the place of files. */
function atChange(folder: string, changes: number, act: () => void): () => void {
  let left = changes
  const seen = () => {
    left -= 1
    if (left < 0) act()
  }
  const watchers = [folder, path.join(folder, 'pages')].map((each) => watch(each, seen))
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}
