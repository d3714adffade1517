const underWay = new Set<Promise<unknown>>()

/** Remembers an answer of the reference server until all of it has come, or nothing more will. */
export function noteAnswer(answer: Promise<Response>): void {
  const whole = answer.then((begun) => begun.clone().arrayBuffer())
  const forget = () => underWay.delete(whole)
  underWay.add(whole)
  whole.then(forget, forget)
}

/** Whether a story has asked for something that has not come. What a fault holds back counts as come. */
export const isAwaitingAnswers = (): boolean => underWay.size > 0

/** Until what has been asked for has come. */
export const answersCome = (): Promise<unknown> => Promise.allSettled(underWay)
