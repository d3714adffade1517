export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** Words and tones of run statuses, the same on every screen (R44). */
export const RUN_STATUSES = {
  queued: { word: 'Not started', tone: 'neutral', running: true },
  extracting: { word: 'Running', tone: 'info', running: true },
  validating: { word: 'Running', tone: 'info', running: true },
  transforming: { word: 'Running', tone: 'info', running: true },
  loading: { word: 'Running', tone: 'info', running: true },
  completed: { word: 'Completed', tone: 'success', running: false },
  completedWithErrors: { word: 'Completed with rejections', tone: 'warning', running: false },
  failed: { word: 'Failed', tone: 'danger', running: false },
  held: { word: 'Held for review', tone: 'warning', running: false },
  cancelled: { word: 'Cancelled', tone: 'neutral', running: false },
} as const satisfies Record<string, { word: string; tone: StatusTone; running: boolean }>

export type RunStatus = keyof typeof RUN_STATUSES
