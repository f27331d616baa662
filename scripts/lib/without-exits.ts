/** Vite ends the process when its input ends or it is told to: that belongs to who started it and has more to put away. */
export async function withoutExits<T>(start: () => Promise<T>): Promise<T> {
  const [ends, terms] = [process.stdin.listeners('end'), process.listeners('SIGTERM')]
  const started = await start()
  for (const one of process.stdin.listeners('end')) if (!ends.includes(one)) process.stdin.off('end', one as () => void)
  for (const one of process.listeners('SIGTERM')) if (!terms.includes(one)) process.off('SIGTERM', one)
  return started
}
