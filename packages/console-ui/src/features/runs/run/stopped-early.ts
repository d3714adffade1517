/** Whether a run ended, or stands still, before its rows were loaded: then its message says more than its counts do. */
export const stoppedEarly = ({ status }: { status: string }): boolean =>
  status === 'failed' || status === 'held' || status === 'cancelled'
