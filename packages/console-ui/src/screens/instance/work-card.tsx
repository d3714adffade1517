import { type InstanceDetailed, instancesResource, useMessages, useSave } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import { instanceMessages } from '../../features/instances/messages.ts'
import { WorkSteps } from '../../features/instances/work-steps.tsx'
import { Button } from '../../parts/button/button.tsx'
import { Card } from '../../patterns/card/card.tsx'
import { useFocusAfter } from '../../patterns/steady-focus/use-focus-after.ts'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'

type WorkCardProps = {
  instance: InstanceDetailed
  mayWrite: boolean
  /** Asks whether to start provisioning. */
  onStart: () => void
  m: InstanceScreenMessages
}

/** How far the server is with creating or removing the instance. */
export function WorkCard({ instance, mayWrite, onStart, m }: WorkCardProps): ReactElement {
  const words = useMessages('instances', instanceMessages)
  const retry = useRetry(instance)
  const { status } = instance
  const steps = instance.steps ?? []
  const at = steps.findIndex(({ state }) => state !== 'done')
  const isFailed = status === 'failed'
  const isWaiting = status === 'requested' && steps.length === 0
  const isRemoval = steps.some(({ step }) => step === 'removal')
  return (
    <Card
      title={isRemoval ? m.work.removal : m.work.provisioning}
      aside={
        at >= 0 && steps.length > 1 ? (
          <span className={css.quiet}>{words.work.step(at + 1, steps.length)}</span>
        ) : undefined
      }
    >
      <p className={css.note}>
        {isWaiting
          ? mayWrite
            ? m.work.waiting
            : m.work.nothing
          : isFailed
            ? m.work.failed
            : words.work.leave}
      </p>
      {isWaiting && mayWrite ? (
        <StartButton onStart={onStart}>{words.moves.provisioning(status)}</StartButton>
      ) : null}
      {steps.length === 0 ? null : (
        <WorkSteps
          steps={steps}
          onRetry={mayWrite && isFailed ? retry.run : undefined}
          retrying={retry.running}
        />
      )}
    </Card>
  )
}

function StartButton({ onStart, children }: { onStart: () => void; children: string }): ReactElement {
  const part = useRef<HTMLParagraphElement>(null)
  useFocusAfter(part)
  return (
    <p className={css.next} ref={part}>
      <Button kind="primary" onClick={onStart}>
        {children}
      </Button>
    </p>
  )
}

/** Goes on with the step that failed: a move of its own, through the status call (R30). */
export const useRetry = (
  instance: Pick<InstanceDetailed, 'id' | 'updatedAt'> | undefined,
): { run: () => void; running: boolean } => {
  const { run, saving } = useSave(instancesResource.setStatus, { confirm: true })
  return {
    running: saving,
    run: () => {
      if (!instance) return
      // The call shows its own failure.
      void run({
        params: { id: instance.id },
        body: { status: 'provisioning' },
        record: instance,
      }).catch(() => {})
    },
  }
}
