/** How long the page is kept busy at a time: on a machine four times slower that is still no long task. */
const SLICE_MS = 6

/** Runs work that yields wherever it may be interrupted, with rests in which the page answers. */
export async function runInSlices<Result>(
  work: Generator<void, Result, void>,
  rest: () => Promise<void> = nextTask,
): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await rest()
  }
}

function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}
