import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DESTINATION_STEPS,
  type DestinationStepId,
  type DestinationTest,
} from '@edconsole/console-core/contract'
import { createFinding } from '@edconsole/console-core/import-rules'
import { endsSoon } from '../../network/certificate-end.ts'
import { openLadder, type StepLadder } from '../../network/step-ladder.ts'
import { type Connect, DeliveryError, notReached, onItsWay, type Receiver, type Target } from './receiver.ts'

/** For the whole test, so that a person waits for it. */
const LIMIT_MS = 30_000
/** For taking away what a test that failed has left. */
const CLEANUP_MS = 3000

/** For taking leave, of a receiver that may be gone. */
const GOODBYE_MS = 1000

const CONTENT = Buffer.from('A test of this folder. It can be removed.\n')

type Options = {
  readonly now: Date
  readonly limitMs?: number
}

/**
 * Goes the way of a sending up to a file that is written and removed again, and tells how far it came. The connection is
 * closed in any case.
 */
export const testDestination = async (
  connect: Connect,
  target: Target,
  { now, limitMs = LIMIT_MS }: Options,
): Promise<DestinationTest> => {
  const ladder = openLadder(DESTINATION_STEPS)
  const inTime = limitedTo(limitMs)
  let receiver: Receiver | undefined
  try {
    const connecting = connect(target, ladder.pass)
    receiver = await inTime(connecting, () => void connecting.then(({ cut }) => cut()).catch(() => {}))
    tellOfSafety(ladder, target, { receiver, now })
    await inTime(receiver.enterFolder())
    ladder.pass('folder')
    await tryWriting(receiver, { ladder, inTime })
    return { outcome: 'passed', message: null, steps: ladder.steps() }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const message = sentenceOf(error, target, ladder.current())
    ladder.fail(message)
    return { outcome: 'failed', message, steps: ladder.steps() }
  } finally {
    if (receiver) {
      await Promise.race([receiver.close(), pause(GOODBYE_MS, undefined, { ref: false })])
      receiver.cut()
    }
  }
}

type InTime = <T>(work: Promise<T>, tooLate?: () => void) => Promise<T>

/** Lets several things take so long together. */
const limitedTo = (limitMs: number): InTime => {
  const end = Date.now() + limitMs
  return async (work, tooLate = () => {}) => {
    const stop = new AbortController()
    // When it comes too late, how it fails is of no interest any more.
    work.catch(() => {})
    const late = pause(Math.max(0, end - Date.now()), undefined, { signal: stop.signal }).then(() => {
      tooLate()
      throw notReached("it didn't respond in time")
    })
    late.catch(() => {})
    try {
      return await Promise.race([work, late])
    } finally {
      stop.abort()
    }
  }
}

/** What there is to know of how the receiver made itself known. */
const tellOfSafety = (
  ladder: StepLadder<DestinationStepId>,
  { host, port, hostKey: known }: Target,
  { receiver: { hostKey, certificateEnds }, now }: { receiver: Receiver; now: Date },
): void => {
  const warning = endsSoon(certificateEnds, now)
  if (warning !== null) ladder.warn('secure', warning)
  if (hostKey === null) return
  const isKnown = known?.host === host && known.port === port
  if (isKnown) ladder.pass('secure', 'Same host key as before.')
  else ladder.note('secure', `New host key: SHA256:${hostKey.sha256}. Compare it with the receiver's.`)
}

/** Writes a file as a sending does, under a name that no reader takes. */
const tryWriting = async (
  receiver: Receiver,
  { ladder, inTime }: { ladder: StepLadder<DestinationStepId>; inTime: InTime },
): Promise<void> => {
  const name = onItsWay(`console-test-${randomBytes(6).toString('hex')}`)
  try {
    await inTime(receiver.put(CONTENT, name))
  } catch (error) {
    const left = [onItsWay(name), name].map((one) => receiver.remove(one))
    await Promise.race([Promise.allSettled(left), pause(CLEANUP_MS, undefined, { ref: false })])
    throw error
  }
  try {
    await inTime(receiver.remove(name))
    ladder.pass('write')
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.code !== 'X002') throw error
    ladder.warn('write', `The test file couldn't be removed: ${name}`)
  }
}

/** Why it failed, as the log of a sending would say it. */
const sentenceOf = (
  { code, words }: DeliveryError,
  { host, port, remotePath }: Target,
  step: DestinationStepId | undefined,
): string => {
  if (step === 'folder' && code === 'X002')
    return `The folder "${remotePath}" doesn't exist, or this user can't open it.`
  const { message, suggestion } = createFinding(code, {
    params: Object.assign({ host, port: String(port) }, words),
  })
  return code === 'X005' && suggestion !== null ? `${message} ${suggestion}` : message
}
