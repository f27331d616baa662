import path from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { filesOf } from '../../../content/read/files-of.ts'
import { patternsOf } from '../../../content/read/include.ts'
import type { Sources } from '../../../content/read/source-file.ts'
import { whyUnknown } from '../../../git/base.ts'
import { Git, NotComparable } from '../../../git/git.ts'
import { GitFailed } from '../../../git/run.ts'
import { Refused } from '../../../site-files/refused.ts'
import type { Patch, Proposal, ProposalWords, Proposed, Screens, Sending } from '../../proposal.ts'
import { branchName } from './branch-name.ts'
import { type Commit, commitSite } from './commit.ts'
import { hostPage, webAddress } from './host-page.ts'
import { push, whyNot } from './push.ts'
import type { PicturesOfChanges } from './screens.ts'
import { toldByEditor, toldByGit } from './told.ts'

/** The site as it is now, with all that was done saved. */
export interface Now {
  readonly sources: Sources
  /** Before all that the editor remembers. */
  readonly beginning: Sources
  readonly errors: number
  readonly checked: Proposal['checked']
}

/** 20: so many branches of one title nobody has. */
const mostBranches = 20

/** Proposes what was changed to those who look after a site: with git a branch of its own, and else a patch. */
export class Proposals {
  private readonly git: Git
  private percent: number | null = null
  private running = false
  private told: { key: string; beginning: Sources | undefined } = { key: '', beginning: undefined }

  constructor(
    private readonly config: string,
    private readonly now: () => Promise<Now>,
    private readonly pictures: PicturesOfChanges,
  ) {
    this.git = new Git(path.dirname(path.resolve(config)))
  }

  /** How far sending is. */
  get sending(): Sending {
    return { percent: this.percent }
  }

  async proposal(): Promise<Proposal> {
    const { sources, beginning, errors, checked } = await this.now()
    const head = await this.head()
    const { words, key } = head ? await toldByGit(this.config, sources) : toldByEditor(this.config, beginning, sources)
    this.told = { key, beginning: head ? undefined : beginning }
    const [name = '', email = ''] = head
      ? [await this.git.line('config', 'user.name'), await this.git.line('config', 'user.email')]
      : []
    const remote = head ? await this.remote() : undefined
    return {
      ...words,
      errors,
      checked,
      author: { name, email },
      remote: remote ? shown(remote.address) : null,
      nowhere: remote ? null : await this.whyNowhere(head),
    }
  }

  /** The pictures of what was told last, as far as they are there. */
  get screens(): Screens {
    return this.pictures.of(this.told.key)
  }

  /** Has them taken. */
  takeScreens(): Promise<Screens> {
    return this.pictures.take(this.told.key, this.told.beginning)
  }

  /** Makes a branch with one commit, or one commit more, and sends it. */
  async propose(words: ProposalWords): Promise<Proposed> {
    if (this.running) throw new Refused('It is being sent already.', 'wait until it is sent.')
    this.running = true
    try {
      return await this.send(words)
    } catch (error) {
      if (!(error instanceof GitFailed)) throw error
      return { done: false, ...whyNot(error) }
    } finally {
      this.running = false
      this.percent = null
    }
  }

  /** The same as a file: a commit that "git am" takes over, or where there is no git the difference of the texts. */
  async patch(words: ProposalWords): Promise<Patch> {
    const { sources, beginning } = await this.withoutErrors()
    const name = `${branchName(words.title).replace('/', '-')}.patch`
    const head = await this.head()
    if (!head) {
      const changes = patchOf(this.git.folder, beginning, sources)
      if (changes === '') throw new Refused('Nothing of the content has changed.', 'change something.')
      return { name, text: `${about(words)}${changes}`, command: `git apply ${name}`, hasPictures: false }
    }
    const { id } = await this.commit(head, sources, words)
    const text = await this.git.run([
      'format-patch',
      '-1',
      '--stdout',
      '--binary',
      '--no-ext-diff',
      '--no-signature',
      id,
    ])
    return { name, text, command: `git am ${name}`, hasPictures: true }
  }

  private async send(words: ProposalWords): Promise<Proposed> {
    const { sources } = await this.withoutErrors()
    const head = await this.head()
    const remote = head && (await this.remote())
    if (!head || !remote) throw new Refused('There is nothing here to send it to.', 'take the patch.')
    const { branch, parent } = await this.place(branchName(words.title), head)
    const { id, files } = await this.commit(parent, sources, words)
    const said = await push(this.git, { remote: remote.name, commit: id, branch }, (percent) => {
      this.percent = percent
    })
    await this.git.run(['update-ref', sentAs(branch), id])
    return { done: true, branch, commit: id.slice(0, 7), files, page: hostPage(remote.address, branch, said) }
  }

  private async withoutErrors(): Promise<Now> {
    const now = await this.now()
    if (now.errors > 0) throw new Refused('Mistakes have to be mended first.', 'look at the problems.')
    return now
  }

  private async commit(parent: string, sources: Sources, words: ProposalWords): Promise<Commit> {
    const patterns = patternsOf(sources.config.parsed.value)
    const commit = await commitSite(this.git, parent, { config: path.basename(this.config), patterns }, words)
    if (commit) return commit
    throw new Refused(
      'Nothing of the content has changed since the last commit, or since you proposed it last.',
      'change something.',
    )
  }

  /**
   * The branch, and what the commit stands on: what was sent there before, or the commit that is checked out where that goes
   * further. Where both have gone ways of their own, it is another branch.
   */
  private async place(wanted: string, head: string): Promise<{ branch: string; parent: string }> {
    for (let number = 1; number <= mostBranches; number++) {
      const branch = number === 1 ? wanted : `${wanted}-${number}`
      const sent = await this.git.commit(sentAs(branch))
      if (!sent || (await this.isBelow(sent, head))) return { branch, parent: head }
      if (await this.isBelow(head, sent)) return { branch, parent: sent }
    }
    throw new Refused('There are many branches of this title already.', 'choose another title.')
  }

  private async isBelow(one: string, other: string): Promise<boolean> {
    return (await this.git.ask(['merge-base', '--is-ancestor', one, other])) !== undefined
  }

  /** The commit that is checked out, if the site is in it; undefined without git, and before there is one. */
  private async head(): Promise<string | undefined> {
    try {
      const head = await this.git.commit('HEAD')
      const isThere = await this.git.ask(['cat-file', '-e', `HEAD:./${path.basename(this.config)}`])
      return isThere === undefined ? undefined : head
    } catch (error) {
      if (error instanceof NotComparable) return undefined
      throw error
    }
  }

  /** Why there is nothing to send it to. */
  private async whyNowhere(head: string | undefined): Promise<string> {
    if (head) return 'the git repository of the site knows no other one to send it to.'
    const isKnown = (await this.git.run(['rev-parse']).catch(() => undefined)) !== undefined
    return isKnown ? 'the site is in no commit of its git repository yet.' : whyUnknown(this.git)
  }

  /** Where this clone sends to. */
  private async remote(): Promise<{ name: string; address: string } | undefined> {
    const { git } = this
    const branch = await git.line('symbolic-ref', '--short', '--quiet', 'HEAD')
    const all = ((await git.ask(['remote'])) ?? '').split('\n').filter((name) => name !== '')
    const wanted = [
      await git.line('config', 'remote.pushDefault'),
      branch && (await git.line('config', `branch.${branch}.remote`)),
      'origin',
      ...all,
    ]
    const name = wanted.find((one) => one !== undefined && all.includes(one))
    const address = name && (await git.line('remote', 'get-url', '--push', '--', name))
    return name && address ? { name, address } : undefined
  }
}

/** What this clone has sent to a branch. */
function sentAs(branch: string): string {
  return `refs/sectile/${branch}`
}

/** Where it goes, without names and passwords. */
function shown(address: string): string {
  return webAddress(address)?.replace(/^https?:\/\//, '') ?? address
}

/** What the author says of it, which "git apply" passes over. */
function about({ title, text, name, email }: ProposalWords): string {
  const lines = [title, ...(text === '' ? [] : ['', ...text.split(/\r?\n/)]), '', `${name} <${email}>`]
  return `${lines.map((line) => `# ${line}`.trimEnd()).join('\n')}\n\n`
}

/** The difference of the texts of two states of a site, named from its folder. */
function patchOf(folder: string, before: Sources, after: Sources): string {
  const [old, now] = [before, after].map(
    (sources) => new Map(filesOf(sources).map(({ path: name, text }) => [name, text])),
  )
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort()
  return names
    .filter((name) => old?.get(name) !== now?.get(name))
    .map((name) => {
      const file = path.relative(folder, path.resolve(name)).split(path.sep).join('/')
      const side = (letter: string, text: string | undefined) =>
        text === undefined ? '/dev/null' : `${letter}/${file}`
      const [one, other] = [old?.get(name), now?.get(name)]
      return createTwoFilesPatch(side('a', one), side('b', other), one ?? '', other ?? '').replace(/^=+\n/, '')
    })
    .join('')
}
