/** The most memory that this process had while it was watched, in MB. */
export type PeakMemory = { heapMb: number; processMb: number }

const EVERY_MS = 50
const MB = 1_000_000

/** Looks at the memory now and then until it is told to stop. */
export const watchMemory = (): (() => PeakMemory) => {
  const peak = { heapMb: 0, processMb: 0 }
  const look = () => {
    const { heapUsed, rss } = process.memoryUsage()
    peak.heapMb = Math.max(peak.heapMb, heapUsed / MB)
    peak.processMb = Math.max(peak.processMb, rss / MB)
  }
  const timer = setInterval(look, EVERY_MS)
  return () => {
    look()
    clearInterval(timer)
    return peak
  }
}
