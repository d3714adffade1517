/** What the order of steps goes by. */
export type Scheduled = {
  /** Its own among all steps. */
  id: string
  /** How many cores it keeps busy. */
  cores: number
  /** What must have ended before it begins, by id. */
  after?: readonly string[]
}

/**
 * Runs steps in their order, each as soon as enough cores are free and what it comes after has ended. A step that needs more
 * cores than there are runs alone. A step that others come after may fail: they then show it by themselves.
 * @returns what came of each step, in the order of the steps
 */
export const runAll = async <Step extends Scheduled, Result>(
  steps: readonly Step[],
  { cores, run }: { cores: number; run: (step: Step) => Promise<Result> },
): Promise<{ step: Step; outcome: Result }[]> => {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const results = new Map<string, Result>()
  let free = cores
  const isNext = (step: Step): boolean =>
    Math.min(step.cores, cores) <= free &&
    (step.after ?? []).every((id) => !running.has(id) && !waiting.some((other) => other.id === id))
  const start = (step: Step): void => {
    const taken = Math.min(step.cores, cores)
    free -= taken
    const ended = run(step).then((result) => {
      results.set(step.id, result)
      running.delete(step.id)
      free += taken
    })
    running.set(step.id, ended)
  }
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.findIndex(isNext); next >= 0; next = waiting.findIndex(isNext))
      for (const step of waiting.splice(next, 1)) start(step)
    if (running.size === 0) throw new Error(`Nothing lets these steps begin: ${waiting.map(({ id }) => id)}`)
    await Promise.race(running.values())
  }
  return steps.flatMap((step) => {
    const outcome = results.get(step.id)
    return outcome === undefined ? [] : [{ step, outcome }]
  })
}
