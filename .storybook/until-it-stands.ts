import {
  answersCome,
  isAwaitingAnswers,
} from '../packages/console-ui/src/testing/reference/answers-under-way.ts'

/** As often as this a page may change after its story has been told; one that goes on has no state to judge. */
const ROUNDS = 50

/** So often an answer is waited for that does not come. */
const PATIENT = 6

/**
 * Waits until a page stands as it stays: its fonts and the answers of the reference server have come, what moves has
 * arrived, and two frames and everything that was due between them (observers of sizes, React's own work) have changed
 * nothing.
 */
export async function untilItStands(): Promise<void> {
  let changed = true
  const changes = new MutationObserver(() => {
    changed = true
  })
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  try {
    for (let round = 0; changed || (isAwaitingAnswers() && round < PATIENT); round += 1) {
      if (round === ROUNDS) throw new Error('The story goes on changing: nothing of it can be judged.')
      changed = false
      await atMost(answersCome())
      await atMost(document.fonts.ready)
      await atMost(movementsEnded())
      await atMost(frame())
      await atMost(frame())
      await atMost(idle())
    }
  } finally {
    changes.disconnect()
  }
}

/** Long enough for all that comes; what never does is not waited for. */
const LIMIT_MS = 5000

const atMost = (what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what, new Promise((next) => setTimeout(next, LIMIT_MS))])

/** A page that has nothing to draw may get no frame for seconds. */
const STILL_MS = 100

const frame = () =>
  new Promise((next) => {
    requestAnimationFrame(next)
    setTimeout(next, STILL_MS)
  })

// Whatever is due comes before it.
const idle = () => new Promise((next) => requestIdleCallback(next, { timeout: STILL_MS }))

const movementsEnded = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished),
  )
