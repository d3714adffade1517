import { formatCount } from '@edconsole/console-core'

/** A difference with its sign: `+4`, `−312`, `0`. */
export const signedCount = (difference: number): string => {
  if (difference === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`
}
