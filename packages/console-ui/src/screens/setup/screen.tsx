import { useMessages, useRuntime, useScreenState } from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import {
  SETUP_STEP_IDS,
  type SetupStepId,
  type SetupStepsState,
  setupProgress,
  setupStepsMessages,
  useSetupSteps,
  whyNoSync,
} from '../../features/district/setup-steps/index.ts'
import { useSyncNow } from '../../features/imports/use-sync-now.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { ScreenSkeleton } from '../../patterns/define-screen/screen-skeleton.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { Complete } from './complete.tsx'
import { messages, type SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepItem } from './step-item.tsx'

/** Everything that a new district needs, in order ([S2.2], ux 9.2). */
export function SetupScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('setup', messages)
  const shared = useMessages('setup-steps', setupStepsMessages)
  const setup = useSetupSteps()
  const sync = useSyncNow(districtId, m.run, whyNoSync(setup, shared))
  const { done, of, complete, since } = setupProgress(setup.steps)
  const failed = setup.errors.length > 0 && setup.steps.every(({ state }) => state === 'unknown')
  // A step that opens may ask again for what failed; the page must not go for that, or the step would open anew without end.
  const [hasLoaded, setHasLoaded] = useState(false)
  if (!hasLoaded && !setup.loading && !failed) setHasLoaded(true)
  if (setup.loading && !hasLoaded) return <ScreenSkeleton />
  return (
    <>
      <PageHeader
        title={m.title}
        badge={<Badge tone={complete ? 'success' : 'info'}>{m.progress(done, of)}</Badge>}
        description={complete ? undefined : m.description}
        // Until all is done, the step that is open has the one primary button.
        actions={complete && sync.action ? <PageActions items={[sync.action]} /> : undefined}
      />
      {failed ? (
        <ErrorState failure={setup.errors[0]} onRetry={setup.retry} />
      ) : complete ? (
        <Complete districtId={districtId} setup={setup} since={since} m={m} />
      ) : (
        <Steps districtId={districtId} setup={setup} sync={sync.action} m={m} />
      )}
      {sync.dialog}
    </>
  )
}

/** In the address, for the user who closed the open step. */
const NONE = 'none'

type StepsProps = {
  districtId: string
  setup: SetupStepsState
  sync: PageAction | undefined
  m: SetupMessages
}

function Steps({ districtId, setup, sync, m }: StepsProps): ReactElement {
  const { steps } = setup
  const [{ step: asked }, change] = useScreenState({ step: ['', NONE, ...SETUP_STEP_IDS] })
  const { leaveGuard } = useRuntime()
  useEffect(() => leaveGuard.holdForm('step'), [leaveGuard])
  const { next } = setupProgress(steps)
  // What was next on arrival stays open although a test completes it: its result is being read.
  const [first] = useState(next?.id)
  const current = asked === '' ? first : asked
  const [saved, setSaved] = useState<SetupStepId>()
  const goTo = useRef(change)
  goTo.current = change
  const isDone = saved !== undefined && steps.some(({ id, state }) => id === saved && state === 'done')
  const nextId = next?.id
  useEffect(() => {
    if (!isDone || nextId === undefined) return
    setSaved(undefined)
    goTo.current({ step: nextId })
  }, [isDone, nextId])
  const root = useRef<HTMLOListElement>(null)
  useHeadFocus(root, current)
  return (
    <ol ref={root} className={css.steps} aria-label={m.steps}>
      {steps.map((step) => {
        const isOpen = step.id === current
        const after = steps.find(({ id, state }) => id !== step.id && state !== 'done')
        return (
          <StepItem
            key={step.id}
            step={step}
            isOpen={isOpen}
            onToggle={() => {
              setSaved(undefined)
              change({ step: isOpen ? NONE : step.id })
            }}
            work={{
              districtId,
              step,
              setup,
              sync,
              next: after && { label: after.label, go: () => change({ step: after.id }) },
              // Someone who chose another step during the save goes there.
              onSaved: () => {
                if (!leaveGuard.isAsking()) setSaved(step.id)
              },
              m,
            }}
          />
        )
      })}
    </ol>
  )
}

/** When another step opens, its head takes the focus: the button that led there may be gone. */
function useHeadFocus(root: { readonly current: HTMLElement | null }, step: string | undefined): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    root.current?.querySelector<HTMLElement>('[data-ec-step][aria-expanded="true"]')?.focus()
  }, [root, step])
}
