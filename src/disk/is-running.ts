/** Whether a process of this machine runs, by its number. */
export function isRunning(pid: number): boolean {
  // 0 and less would ask for groups of processes, our own among them.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else is one that runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
