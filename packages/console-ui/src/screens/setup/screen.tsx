import { useMessages, useNavigator, usePlace, useScreenState } from '@edconsole/console-core'
import { type ReactElement, useRef } from 'react'
import {
  SETUP_STEP_IDS,
  type SetupStep,
  type SetupStepId,
  type SetupStepsState,
  setupProgress,
  setupStepsMessages,
  useSetupSteps,
  whyNoSync,
} from '../../features/district/setup-steps/index.ts'
import { useSyncNow } from '../../features/imports/use-sync-now.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { Stepper } from '../../parts/stepper/stepper.tsx'
import { ScreenSkeleton } from '../../patterns/define-screen/screen-skeleton.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { useStepFocus } from '../../patterns/steady-focus/use-step-focus.ts'
import { Complete } from './complete.tsx'
import { messages, type SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepView } from './step-view.tsx'

/** Everything that a new district needs, in order ([S2.2], ux 9.2). */
export function SetupScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('setup', messages)
  const shared = useMessages('setup-steps', setupStepsMessages)
  const setup = useSetupSteps()
  const waitsFor = whyNoSync(setup, shared)
  const sync = useSyncNow(districtId, m.run, waitsFor)
  const { done, of, complete, since } = setupProgress(setup.steps)
  if (setup.loading) return <ScreenSkeleton />
  const failed = setup.errors.length > 0 && setup.steps.every(({ state }) => state === 'unknown')
  return (
    <>
      <PageHeader
        title={m.title}
        badge={<Badge tone={complete ? 'success' : 'info'}>{m.progress(done, of)}</Badge>}
        description={complete ? undefined : m.description}
        actions={
          sync.action ? (
            // While it waits, the step that is open has the first word.
            <PageActions
              items={[waitsFor === undefined ? sync.action : { ...sync.action, kind: 'secondary' }]}
            />
          ) : undefined
        }
      />
      {failed ? (
        <ErrorState failure={setup.errors[0]} onRetry={setup.retry} />
      ) : complete ? (
        <Complete steps={setup.steps} since={since} m={m} />
      ) : (
        <Steps setup={setup} m={m} />
      )}
      {sync.dialog}
    </>
  )
}

function Steps({ setup, m }: { setup: SetupStepsState; m: SetupMessages }): ReactElement | null {
  const { steps } = setup
  const [{ step: asked }, change] = useScreenState({ step: ['', ...SETUP_STEP_IDS] })
  const root = useRef<HTMLDivElement>(null)
  const { next } = setupProgress(steps)
  const step = steps.find(({ id }) => id === asked) ?? next ?? steps[0]
  useStepFocus(root, step?.id ?? '')
  const hrefOf = useStepHref()
  if (!step) return null
  const at = steps.indexOf(step)
  const goTo = (to: SetupStep | undefined) => to && (() => change({ step: to.id }))
  return (
    <div ref={root} className={css.body}>
      <Stepper
        label={m.stepper}
        current={step.id}
        onStep={(id) => goTo(steps.find((one) => one.id === id))?.()}
        steps={steps.map(({ id, label, state, reason }) => ({
          id,
          label,
          note: reason,
          done: state === 'done',
          href: hrefOf(id),
        }))}
      />
      <StepView
        key={step.id}
        step={step}
        setup={setup}
        onBack={goTo(steps[at - 1])}
        onNext={goTo(steps[at + 1])}
        m={m}
      />
    </div>
  )
}

/** The address of a step, where the host shows one. */
function useStepHref(): (step: SetupStepId) => string | undefined {
  const navigator = useNavigator()
  const place = usePlace()
  return (step) => (place ? navigator.href({ ...place, query: { ...place.query, step } }) : undefined)
}
