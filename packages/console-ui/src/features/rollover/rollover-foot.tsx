import { ROLLOVER_KEYS, type RolloverHook } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { preloadOnApproach } from '../../parts/lazy-part/preload-on-approach.ts'
import { Progress } from '../../parts/progress/progress.tsx'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { useSteadyFocus } from '../../patterns/steady-focus/use-steady-focus.ts'
import type { RolloverMessages } from './messages.ts'
import * as css from './rollover-panel.css.ts'

export const StartDialog = lazyOverlay(async () => (await import('./rollover-dialogs.tsx')).StartDialog)
export const MoveDialog = lazyOverlay(async () => (await import('./rollover-dialogs.tsx')).MoveDialog)
export const RolloverRecord = lazyOverlay(async () => (await import('./rollover-record.tsx')).RolloverRecord)

export type RolloverFootProps = {
  rollover: RolloverHook
  /** The year that things are copied into. */
  to: string
  onStart: () => void
  onMove: () => void
  onRecord: () => void
  m: RolloverMessages
}

/** What can be done now: run it, wait for it, move the district on, or clear what it left. */
export function RolloverFoot({
  rollover,
  to,
  onStart,
  onMove,
  onRecord,
  m,
}: RolloverFootProps): ReactElement {
  const running = rollover.processing.length > 0
  const complete = ROLLOVER_KEYS.every((key) => rollover.phaseOf(key) === 'finished')
  const left = ROLLOVER_KEYS.filter((key) =>
    ['processing', 'not-started'].includes(rollover.phaseOf(key)),
  ).length
  const id = useSteadyFocus(running ? 'running' : rollover.active ? 'ended' : 'before')
  return (
    <div className={css.foot}>
      <VisuallyHidden>
        <span role="status">{rollover.active ? statusText(rollover, m) : ''}</span>
      </VisuallyHidden>
      {running ? (
        <>
          <div className={css.progress}>
            <Progress
              label={m.progress}
              value={ROLLOVER_KEYS.length - left}
              max={ROLLOVER_KEYS.length}
              noun={m.steps}
            />
          </div>
          <p className={css.footText}>{m.leave}</p>
        </>
      ) : null}
      {!rollover.active ? (
        <Button id={id} onClick={onStart} {...preloadOnApproach(StartDialog)}>
          {m.run}
        </Button>
      ) : null}
      {rollover.active && !running ? (
        <>
          {complete ? (
            <>
              <p className={css.footText}>{m.next(to)}</p>
              <Button onClick={onMove} {...preloadOnApproach(MoveDialog)}>
                {m.move.action(to)}
              </Button>
            </>
          ) : null}
          <Button onClick={onRecord} {...preloadOnApproach(RolloverRecord)}>
            {m.record.open}
          </Button>
          <Button id={id} onClick={rollover.reset}>
            {m.reset}
          </Button>
        </>
      ) : null}
    </div>
  )
}

/** Each key is said once as it begins, and the end. */
const statusText = ({ processing, type }: RolloverHook, m: RolloverMessages): string => {
  const [key] = processing
  if (key !== undefined) return `${m.keys[key]}: ${m.badge.running}`
  return type === 'error' ? m.badge.error : m.badge.success
}
