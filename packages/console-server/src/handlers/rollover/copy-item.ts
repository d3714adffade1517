import { formatYearPair } from '@edconsole/console-core/contract'
import { NoResultError } from 'kysely'
import { refusalReason } from '../../db/refusal-reason.ts'
import { uniqueViolation } from '../../db/unique-violation.ts'
import { errorCode } from '../../error-code.ts'
import { COPIED, type Outcome } from './tally-items.ts'

/**
 * Copies one thing. What the database finds there already is no failure, and what it does not take does not keep the others
 * from being copied. Whatever is not about this one thing, such as a lost connection, ends the run and gets into the log.
 * @param copy answers whether there was something to do
 */
export const copyItem = async (to: number, copy: () => Promise<boolean>): Promise<Outcome> => {
  try {
    return (await copy()) ? COPIED : alreadyPresent(to)
  } catch (error) {
    if (uniqueViolation(error) !== undefined) return alreadyPresent(to)
    return { outcome: 'failed', reason: reasonOf(error) }
  }
}

const reasonOf = (error: unknown): string => {
  const refused = refusalReason(error)
  if (refused !== undefined) return `Couldn't be saved: ${refused}.`
  if (error instanceof NoResultError) return 'Deleted during the rollover.'
  if (beatenBy(error)) return 'Someone changed it at the same time. Run the rollover again.'
  throw error
}

/** A transaction that lost against another one may be tried again. */
const beatenBy = (error: unknown): boolean => String(errorCode(error) ?? '').startsWith('40')

const alreadyPresent = (to: number): Outcome => ({
  outcome: 'alreadyPresent',
  reason: `Already in ${formatYearPair(to)}.`,
})
