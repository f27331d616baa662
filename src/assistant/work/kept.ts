interface Closable {
  close(): Promise<unknown>
}

/** Things that take long to open, kept by name for who asks again: the latest few, until nobody has asked for a while. */
export class Kept<T extends Closable> {
  private readonly open = new Map<string, T>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly most: number,
    /** In milliseconds. */
    private readonly rest: number,
  ) {}

  async get(name: string, make: () => Promise<T>): Promise<T> {
    clearTimeout(this.timer)
    const found = this.open.get(name) ?? (await make())
    // The latest stands last.
    this.open.delete(name)
    this.open.set(name, found)
    const [oldest] = this.open.keys()
    if (this.open.size > this.most && oldest !== undefined) await this.closeOne(oldest)
    this.timer = setTimeout(() => void this.close(), this.rest).unref()
    return found
  }

  async close(): Promise<void> {
    clearTimeout(this.timer)
    for (const name of [...this.open.keys()]) await this.closeOne(name)
  }

  private async closeOne(name: string): Promise<void> {
    const one = this.open.get(name)
    this.open.delete(name)
    await one?.close()
  }
}
