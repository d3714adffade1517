import { formatYearPair, type RolloverOutcome } from '@edconsole/console-core/contract'
import { NoResultError } from 'kysely'
import { refusalReason, uniqueViolation } from '../db/database-errors.ts'
import { errorCode } from '../describe-error.ts'

/** What became of one item, and why. */
type Outcome = { outcome: RolloverOutcome; reason: string | null }

const COPIED: Outcome = { outcome: 'copied', reason: null }

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

/** How often each outcome came. */
export const tallyItems = <Item extends Outcome>(items: Item[]) => {
  const count = (outcome: RolloverOutcome) => items.filter((item) => item.outcome === outcome).length
  return {
    read: items.length,
    copied: count('copied'),
    alreadyPresent: count('alreadyPresent'),
    skipped: count('skipped'),
    missingProduct: count('missingProduct'),
    failed: count('failed'),
    items,
  }
}
