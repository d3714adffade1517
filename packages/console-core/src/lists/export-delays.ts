/** Why an export that is late, or whose last run failed, has not arrived. The words are made where it is shown. */
export const EXPORT_DELAYS = [
  /** It is being sent. */
  'running',
  /** It waits for a worker: `count` exports are before it. */
  'queued',
  /** Nothing of a district is sent while it is rolled over. */
  'rollover',
  /** Each run since then failed. */
  'failing',
  /** The last run was canceled. */
  'canceled',
  /** Its product is off for the year, or takes no exports any more. */
  'productOff',
  /** The server delivers nothing in this way. */
  'notDelivered',
  /** Today is one of its days without sending. */
  'blackout',
  /** Its time came and nothing started it. */
  'missed',
] as const

export type ExportDelayCode = (typeof EXPORT_DELAYS)[number]
