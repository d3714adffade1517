export type StatusProps = {
  /** The server's own word ("completedWithErrors"), or "paused", "sent", "late". */
  status: string
  /** A component of the batch failed, which a batch completed with errors then says. */
  componentsFailed?: boolean | undefined
  /** Files of the batch were old, which a completed batch then says. */
  oldFiles?: boolean | undefined
}
