/** Answers to reading calls, by address below `/api`, as the page brought them along. */
export type PageAnswers = Readonly<Record<string, unknown>>

/** After this, an answer may no longer be what the server would say. */
const FRESH_MS = 10_000

export type PageAnswerStore = {
  /** Returns the body that answers an address; each answers once. */
  take(address: string): string | undefined
  /** Drops what is left, because something is about to change. */
  clear(): void
}

/** Keeps the page's answers until each has stood in for its first request. */
export const pageAnswerStore = (answers: PageAnswers = {}): PageAnswerStore => {
  const left = new Map(Object.entries(answers))
  const arrivedAt = Date.now()
  return {
    take(address) {
      if (left.size === 0) return undefined
      if (Date.now() - arrivedAt > FRESH_MS) left.clear()
      const answer = left.get(address)
      left.delete(address)
      return answer === undefined ? undefined : JSON.stringify(answer)
    },
    clear: () => left.clear(),
  }
}
