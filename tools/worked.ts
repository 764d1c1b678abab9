/** ms that this thread has worked since it began. Whoever else uses the machine adds little to it, so that limits of time mean the same on a busy one. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
