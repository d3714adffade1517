import { COMPONENTS, type ComponentName } from '@edconsole/console-core/contract'
import type { Cause } from './cause.ts'

/** What is not there yet when a finding says that a record is unknown. */
const MISSING: Readonly<Record<string, ComponentName>> = {
  R001: 'sites',
  R002: 'students',
  R003: 'sections',
  R004: 'staff',
  R008: 'courses',
}

/** The component that holds the record which a cause misses; null for a value that is wrong in itself. */
export const missingComponent = (code: string): ComponentName | null => MISSING[code] ?? null

/**
 * From the first thing to fix to the last: the file itself, then what is missing in load order (a missing site also
 * rejects its students), then wrong values by how many rows they cost. Warnings cost no row and come last.
 */
export const orderCauses = (causes: readonly Cause[]): Cause[] =>
  [...causes].sort((a, b) => severityRank(a) - severityRank(b) || rank(a) - rank(b) || b.count - a.count)

const severityRank = ({ severity }: Cause): number =>
  severity === 'error' ? 0 : severity === 'warning' ? 1 : 2

const rank = ({ code, ofFile }: Cause): number => {
  if (ofFile) return 0
  const missing = missingComponent(code)
  return missing ? COMPONENTS[missing].loadOrder : LAST
}

const LAST = 1_000_000
