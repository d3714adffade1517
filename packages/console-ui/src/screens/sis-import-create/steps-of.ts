export const STEP_IDS = ['component', 'columns', 'values', 'review'] as const

export type StepId = (typeof STEP_IDS)[number]

/** The step before and the one after. */
export const neighborsOf = (step: StepId): { back: StepId | undefined; next: StepId | undefined } => {
  const at = STEP_IDS.indexOf(step)
  return { back: STEP_IDS[at - 1], next: STEP_IDS[at + 1] }
}
