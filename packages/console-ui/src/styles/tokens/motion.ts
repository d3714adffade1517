/** Only opacity and transform move; with reduced motion nothing is transformed. */
export const motion = {
  fast: '120ms',
  base: '180ms',
  slow: '260ms',
  /** What stands in for all of them under reduced motion, for opacity alone. */
  reduced: '80ms',
  ease: 'cubic-bezier(.2, 0, 0, 1)',
  easeOut: 'cubic-bezier(.3, 0, .8, .15)',
} as const
