import type { WriteStream } from 'node:tty'

/** Whether what is written there may be coloured: on a terminal that knows colours, whose user has not asked for plain words. */
export function showsColor(stream: Pick<WriteStream, 'isTTY'>): boolean {
  return stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
}
