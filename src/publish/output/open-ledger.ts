import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ledgerName } from '../../agreed/ledger-name.ts'
import { isRunning } from '../../disk/is-running.ts'
import { parseLedger, stagePrefix, type Written } from './ledger.ts'

/** Of a file nothing is known but that a build may have put it there: no key is empty. */
const doubtful: Written = { key: '', size: 0 }

/**
 * What is noted of the files in a folder, from which it removes what builds that were killed had staged. Such a build may have
 * put some of its files in place before it came to note them.
 */
export async function openLedger(folder: string): Promise<Record<string, Written>> {
  const noted = await readLedger(folder)
  const left = await leftStages(folder)
  const meant = await Promise.all(left.map((stage) => readLedger(stage)))
  const others = meant.flatMap((ledger) => Object.keys(ledger).filter((name) => ledger[name]?.key !== noted[name]?.key))
  for (const name of others) noted[name] = doubtful
  const [stage] = left
  if (stage !== undefined && others.length > 0) {
    // This build may be killed as well.
    const file = path.join(stage, 'noted')
    await writeFile(file, JSON.stringify(noted))
    await rename(file, path.join(folder, ledgerName))
  }
  await Promise.all(left.map((name) => rm(name, { recursive: true, force: true })))
  return noted
}

async function readLedger(folder: string): Promise<Record<string, Written>> {
  return parseLedger(await readFile(path.join(folder, ledgerName), 'utf8').catch(() => '{}'))
}

/** The folders of builds that run no more. */
async function leftStages(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(stagePrefix))
  const left = names.filter((name) => {
    const pid = Number(name.slice(stagePrefix.length))
    return pid === process.pid || !isRunning(pid)
  })
  return left.map((name) => path.join(folder, name))
}
