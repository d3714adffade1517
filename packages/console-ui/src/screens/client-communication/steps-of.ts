import type { District, SisApiConfig } from '@edconsole/console-core'

export const STEP_IDS = ['contact', 'connection', 'review'] as const

export type StepId = (typeof STEP_IDS)[number]

/** What is done of the three steps. */
export function doneSteps(
  district: District,
  config: SisApiConfig | null,
): Readonly<Record<StepId, boolean>> {
  const connection = config !== null && config.missingFields.length === 0
  return {
    contact: Boolean(district.contactEmailAddress),
    connection,
    review: connection && config.sentAt !== null,
  }
}

/** The step to show: the one asked for, else the first that is left; null when all is done and sent. */
export function stepToShow(asked: StepId | '', done: Readonly<Record<StepId, boolean>>): StepId | null {
  if (asked !== '') return asked
  return STEP_IDS.find((id) => !done[id]) ?? null
}
