export type SetupStepId = (typeof SETUP_STEP_IDS)[number]

/** In the order in which a district is set up. */
export const SETUP_STEP_IDS = [
  'profile',
  'connection',
  'sites',
  'templates',
  'firstImport',
  'exports',
  'signIn',
] as const
