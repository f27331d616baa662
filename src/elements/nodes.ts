/** HTML and what stands in it: pieces of HTML in even places, and between them what is still to be drawn. */
export class Html {
  readonly parts: readonly unknown[]
  constructor(parts: readonly unknown[]) {
    this.parts = parts
  }
}

/** A component that is drawn when its turn comes, since what surrounds it may give it values. */
export class Part {
  readonly type: Component | Context
  readonly props: Props
  constructor(type: Component | Context, props: Props) {
    this.type = type
    this.props = props
  }
}

/** A value for the components below it. */
export class Context {
  readonly Provider = this
  value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

export type Props = Readonly<Record<string, unknown>>

type Component = (props: Props) => unknown
