/** How many milliseconds a processor works on something: unlike the time on the wall, it is the same beside other work. */
export function workOf(task: () => unknown): number {
  const before = process.cpuUsage()
  task()
  return process.cpuUsage(before).user / 1000
}
