export type SetupStepId = (typeof SETUP_STEP_IDS)[number]

/** In the order in which a district is set up. */
export const SETUP_STEP_IDS = [
  'profile',
  'connection',
  'products',
  'templates',
  'firstImport',
  'sites',
  'exports',
  'signIn',
] as const
