/** What was asked for last: of more than so many things the one that nobody has asked for longest is forgotten. */
export class Recent<T> {
  private readonly things = new Map<string, T>()

  constructor(private readonly most: number) {}

  get(name: string): T | undefined {
    const thing = this.things.get(name)
    if (thing !== undefined) this.set(name, thing)
    return thing
  }

  set(name: string, thing: T): void {
    this.things.delete(name)
    this.things.set(name, thing)
    const [oldest] = this.things.size > this.most ? this.things.keys() : []
    if (oldest !== undefined) this.things.delete(oldest)
  }

  clear(): void {
    this.things.clear()
  }

  get size(): number {
    return this.things.size
  }
}
