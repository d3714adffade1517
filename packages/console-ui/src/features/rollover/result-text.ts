import type { RolloverKey, RolloverState } from '@edconsole/console-core'
import type { RolloverMessages } from './messages.ts'

type Results = RolloverState['results']
type Result = NonNullable<Results[RolloverKey]>

/** The numbers of a key that has ended: what was copied first, then whatever else is not zero. */
export const resultText = (result: Result, m: RolloverMessages): string =>
  [
    result.read === 0 ? m.nothing : m.copied(result.copied, result.read),
    ...others(result, m).flatMap(([count, text]) => (count > 0 ? [text(count)] : [])),
  ].join(', ')

const others = (result: Result, m: RolloverMessages): [number, (count: number) => string][] => [
  [result.alreadyPresent, m.alreadyPresent],
  ['skipped' in result ? result.skipped : 0, m.skipped],
  ['missingProduct' in result ? result.missingProduct : 0, m.missingProduct],
  [result.failed, m.failed],
]

/** Names and reasons of what could not be copied, at most so many, and how many there are beside them. */
export const failedItems = (
  result: Result,
  max: number,
): { shown: { name: string; reason: string }[]; more: number } => {
  const failed = result.items
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, reason }) => ({ name, reason: reason ?? '' }))
  return { shown: failed.slice(0, max), more: Math.max(0, failed.length - max) }
}
