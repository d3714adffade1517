import { formatYearPair } from '@edconsole/console-core/contract'
import { uniqueViolation } from '../../db/unique-violation.ts'
import { COPIED, type Outcome } from './tally-items.ts'

/**
 * Copies one thing. What the database finds there already is no failure, and a failure does not keep the others from being
 * copied.
 * @param copy answers whether there was something to do
 */
export const copyItem = async (to: number, copy: () => Promise<boolean>): Promise<Outcome> => {
  try {
    return (await copy()) ? COPIED : alreadyPresent(to)
  } catch (error) {
    if (uniqueViolation(error) !== undefined) return alreadyPresent(to)
    return { outcome: 'failed', reason: 'It could not be written. Run the rollover again.' }
  }
}

const alreadyPresent = (to: number): Outcome => ({
  outcome: 'alreadyPresent',
  reason: `It is in ${formatYearPair(to)} already.`,
})
