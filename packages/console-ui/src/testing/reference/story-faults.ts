import type { Fault } from '@edconsole/console-server/faults'

/** What can happen to a call, as stories show it. */
export const STORY_FAULTS = {
  never: { hold: true },
  failed: { status: 502, message: 'Gateway timed out' },
  offline: { drop: true },
} as const satisfies Record<string, Fault>
