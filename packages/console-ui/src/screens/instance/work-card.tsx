import { type InstanceDetailed, instancesResource, useMessages, useSave } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { instanceMessages } from '../../features/instances/messages.ts'
import { WorkSteps } from '../../features/instances/work-steps.tsx'
import { Card } from '../../patterns/card/card.tsx'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'

type WorkCardProps = { instance: InstanceDetailed; mayWrite: boolean; m: InstanceScreenMessages }

/** How far the server is with creating or removing the instance. */
export function WorkCard({ instance, mayWrite, m }: WorkCardProps): ReactElement {
  const words = useMessages('instances', instanceMessages)
  const retry = useRetry(instance)
  const { status } = instance
  const steps = instance.steps ?? []
  const at = steps.findIndex(({ state }) => state !== 'done')
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
        {status === 'requested' && steps.length === 0 ? m.work.waiting : words.work.leave}
      </p>
      {steps.length === 0 ? null : (
        <WorkSteps
          steps={steps}
          onRetry={mayWrite && status === 'failed' ? retry.run : undefined}
          retrying={retry.running}
        />
      )}
    </Card>
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
