/** Why an import is late. The words are made where it is shown. */
export const IMPORT_DELAYS = [
  /** No template is enabled. */
  'noTemplates',
  /** The district delivers files, and no complete set has arrived. */
  'noFiles',
  /** It has no schedule: the imports before were started manually. */
  'noSchedule',
  /** Its time came and nothing started it. */
  'notStarted',
] as const

export type ImportDelay = (typeof IMPORT_DELAYS)[number]

/** A reason that isn't known here has no words: then it only says that it is late. */
export const importDelayOf = (value: unknown): ImportDelay | null =>
  IMPORT_DELAYS.find((code) => code === value) ?? null
