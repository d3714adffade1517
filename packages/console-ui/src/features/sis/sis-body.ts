import { SIS_KINDS, type SisSystem, type UpdateSisApiConfig } from '@edconsole/console-core'
import type { SisConnectionValues } from './sis-values.ts'

/**
 * What is sent of a changed connection. Another system starts empty on the server, so what stays the same in the form goes
 * along with it.
 */
export function sisBody(
  systems: readonly SisSystem[],
  changes: Partial<SisConnectionValues>,
  saved: SisConnectionValues,
): UpdateSisApiConfig {
  const { sisSavedAt: _, sisSystemId, ...own } = changes
  if (sisSystemId == null) return own
  const system = systems.find(({ id }) => id === sisSystemId)
  const kept = Object.fromEntries(
    (system ? SIS_KINDS[system.kind].fields : [])
      .filter((name) => saved[name] !== null && saved[name] !== '')
      .map((name) => [name, saved[name]]),
  )
  return { ...kept, ...own, sisSystemId }
}
