import type { Fault } from '@edconsole/console-server/faults'

/** What can happen to a call, as stories show it. */
export const STORY_FAULTS = {
  never: { hold: true },
  failed: { status: 502, message: 'Gateway timed out' },
  malformed: { body: '<html>Maintenance</html>' },
  offline: { drop: true },
  expired: { status: 401, message: 'Sign in again.' },
} as const satisfies Record<string, Fault>
