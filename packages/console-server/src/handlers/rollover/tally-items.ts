import type { RolloverOutcome } from '@edconsole/console-core/contract'

/** What became of one item, and why. */
export type Outcome = { outcome: RolloverOutcome; reason: string | null }

export const COPIED: Outcome = { outcome: 'copied', reason: null }

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
