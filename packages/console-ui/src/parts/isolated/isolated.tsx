import type { ReactNode } from 'react'

/**
 * Keeps a text in the order it is written in, where it stands among text of the other direction: a phone number or a time would
 * have its parts swapped. What is no text decides for itself.
 */
export const isolated = (value: ReactNode): ReactNode =>
  typeof value === 'string' ? <bdi>{value}</bdi> : value
