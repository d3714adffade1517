import type { District, SisApiConfig, SisSystem } from '@edconsole/console-core'

export const STEP_IDS = ['contact', 'connection', 'review'] as const

export type StepId = (typeof STEP_IDS)[number]

/** What is done of the three steps. */
export function doneSteps(
  district: District,
  config: SisApiConfig | null,
): Readonly<Record<StepId, boolean>> {
  const connection = config !== null && config.missingFields.length === 0
  return {
    contact: Boolean(district.contactEmailAddress?.trim()),
    connection,
    // A district that already imports has no one to tell about its connection.
    review: connection && (config.sentAt !== null || district.lastImportAt !== null),
  }
}

/** What a whole connection is to the district: handed over, in use, or in use and in doubt. */
export type Standing = 'sent' | 'connected' | 'unverified' | 'failed'

/** How a connection stands that needs no further step. */
export function standingOf(district: District, config: SisApiConfig, system: SisSystem): Standing {
  if (config.lastVerifiedStatus === 'failed') return 'failed'
  if (district.lastImportAt === null) return 'sent'
  return config.lastVerifiedStatus === 'ok' || !system.supportsApi ? 'connected' : 'unverified'
}

/** The step to show: the one asked for, else the first that is left; null when the connection was sent or is in use. */
export function stepToShow(asked: StepId | '', done: Readonly<Record<StepId, boolean>>): StepId | null {
  if (asked !== '') return asked
  if (done.review) return null
  return STEP_IDS.find((id) => !done[id]) ?? null
}
