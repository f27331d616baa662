/** Whether the last line could not be written. */
let isLost = false

/** Where the log goes: standard output. A line that cannot be written, as on a full disk, is dropped: visitors are served. */
export const logLines = {
  write(line: string): void {
    // Without somebody who listens the error would end the process.
    process.stdout.off('error', ignore).on('error', ignore)
    process.stdout.write(line, tell)
  },
}

function ignore(): void {}

/** Said once, until a line is written again. */
function tell(error?: Error | null): void {
  if (error && !isLost)
    console.error(`The log cannot be written, and what it says until then is lost: ${error.message}`)
  isLost = Boolean(error)
}
