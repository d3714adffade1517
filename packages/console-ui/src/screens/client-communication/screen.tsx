import {
  type District,
  districtsResource,
  type SisSystem,
  useDistrictScope,
  useItem,
  useMessages,
  useNavigator,
  usePlace,
  useRuntime,
  useScreenState,
} from '@edconsole/console-core'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { type SisConnectionForm, useSisConnection, WhereToFind } from '../../features/sis/index.ts'
import { Badge } from '../../parts/badge/badge.tsx'
import { CompletedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { Stepper } from '../../parts/stepper/stepper.tsx'
import { Banner } from '../../patterns/banner/banner.tsx'
import { ScreenSkeleton } from '../../patterns/define-screen/screen-skeleton.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { useStepFocus } from '../../patterns/steady-focus/use-step-focus.ts'
import { ConnectionStep } from './connection-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { Finished } from './finished.tsx'
import { messages } from './messages.ts'
import { ReviewStep } from './review-step.tsx'
import * as css from './screen.css.ts'
import { doneSteps, STEP_IDS, type Standing, type StepId, standingOf, stepToShow } from './steps-of.ts'

/** The text fields of a form, and a choice of which nothing is picked. */
const FIELDS = 'input:not([type=radio]):not([disabled]), textarea, [role=radiogroup]'

/** Once, when the form is there: the focus goes to the first field without anything in it (R10). */
function useFirstEmptyFocus(root: RefObject<HTMLElement | null>, wanted: boolean): void {
  const left = useRef(wanted)
  useEffect(() => {
    if (!left.current || !wanted) return
    const fields = [...(root.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
    if (fields.length === 0) return
    left.current = false
    const empty = fields.find((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? field.value === ''
        : field.querySelector('input:checked') === null,
    )
    const target = empty?.getAttribute('role') === 'radiogroup' ? empty.querySelector('input') : empty
    target?.focus()
  })
}

/** The one screen of most district users: who answers for the data, and how its SIS is reached ([S2.2], ux 9.2). */
export function ClientCommunicationScreen({ districtId }: { districtId: string }): ReactElement {
  const m = useMessages('client-communication', messages)
  const sis = useSisConnection({ choose: 'cards' })
  const query = { filter: { id: districtId }, limit: 1 }
  const district = useItem(districtsResource.list, { query })
  const name = useDistrictScope()?.name ?? ''
  const errors = [...sis.errors, ...district.errors]
  const record = district.data?.[0]
  if (errors.length === 0 && (sis.loading || !record)) return <ScreenSkeleton />
  if (record && !sis.loading && sis.errors.length === 0)
    return <Setup key={districtId} district={record} sis={sis} m={m} />
  return (
    <>
      <PageHeader title={m.title} description={m.description(name)} />
      <ErrorState
        failure={errors[0]}
        onRetry={() => {
          sis.retry()
          if (district.errors.length > 0) district.retry()
        }}
      />
    </>
  )
}

type SetupProps = { district: District; sis: SisConnectionForm; m: typeof messages }

function Setup({ district, sis, m }: SetupProps): ReactElement {
  const [state, change] = useScreenState({ step: ['', ...STEP_IDS], m: '' })
  const [system, setSystem] = useState<SisSystem | undefined>()
  const root = useRef<HTMLDivElement>(null)
  const navigator = useNavigator()
  const { leaveGuard } = useRuntime()
  useEffect(() => leaveGuard.holdForm('step'), [leaveGuard])
  const place = usePlace()
  const done = doneSteps(district, sis.config)
  const step = stepToShow(state.step, done)
  const invited = state.m === '1'
  useFirstEmptyFocus(root, invited && step !== null)
  useStepFocus(root, step ?? '')
  const go = (next: StepId | '') => change({ step: next })
  const leaveFor = async (next: StepId | '') => {
    if (await leaveGuard.ask()) leaveGuard.pass(() => go(next))
  }
  const hrefOf = (id: StepId) =>
    place ? (navigator.href?.({ ...place, query: { ...place.query, step: id } }) ?? undefined) : undefined
  const at = step === null ? -1 : STEP_IDS.indexOf(step)
  const chosen = sis.systems.find(({ id }) => id === sis.config?.sisSystemId)
  const standing = sis.config && chosen ? standingOf(district, sis.config, chosen) : 'sent'
  // Imports read the stored values as they are: they needn't be sent to anyone.
  const inUse = done.review && district.lastImportAt !== null

  return (
    <>
      <PageHeader
        title={m.title}
        description={m.description(district.districtName)}
        badge={
          step === null ? (
            <StandingBadge standing={standing} m={m} />
          ) : (
            <Badge tone="info">{m.step(at + 1, STEP_IDS.length)}</Badge>
          )
        }
      />
      {invited ? (
        <div className={css.banner}>
          <Banner tone="info" title={m.invited.title(district.districtName)}>
            {step === null ? m.invited.connected : m.invited.text}
          </Banner>
        </div>
      ) : null}
      {step === null ? (
        <div ref={root}>
          <Finished district={district} sis={sis} standing={standing} onChange={go} m={m} />
        </div>
      ) : (
        <div ref={root} className={css.columns}>
          <div className={css.steps}>
            <Stepper
              label={m.stepper}
              current={step}
              onStep={(id) => void leaveFor(STEP_IDS.find((one) => one === id) ?? '')}
              steps={STEP_IDS.map((id) => ({
                id,
                label: m.steps[id],
                done: done[id],
                href: hrefOf(id),
                note: noteOf(id, district, sis, m),
              }))}
            />
          </div>
          {step === 'contact' ? (
            <ContactStep district={district} onDone={() => go(inUse ? '' : 'connection')} m={m} />
          ) : step === 'connection' ? (
            <ConnectionStep
              districtId={String(district.id)}
              sis={sis}
              onSystem={setSystem}
              onBack={() => void leaveFor('contact')}
              onDone={() => go(inUse ? '' : 'review')}
              m={m}
            />
          ) : (
            <ReviewStep
              district={district}
              sis={sis}
              onBack={() => go('connection')}
              onDone={() => change({ step: '', m: '' })}
              m={m}
            />
          )}
          {step === 'connection' && system ? (
            <div className={css.help}>
              <WhereToFind system={system} m={sis.m} />
            </div>
          ) : null}
        </div>
      )}
    </>
  )
}

function StandingBadge({ standing, m }: { standing: Standing; m: typeof messages }): ReactElement {
  const isFine = standing === 'sent' || standing === 'connected'
  return (
    <Badge
      tone={isFine ? 'success' : 'warning'}
      icon={isFine ? <CompletedIcon size="sm" /> : <WarningIcon size="sm" />}
    >
      {m.badges[standing]}
    </Badge>
  )
}

function noteOf(id: StepId, district: District, sis: SisConnectionForm, m: typeof messages): string {
  if (id === 'contact') return district.contactEmailAddress?.trim() || m.notes.contact
  if (id === 'review') return district.lastImportAt === null ? m.notes.review : m.notes.reviewInUse
  const system = sis.systems.find((one) => one.id === sis.config?.sisSystemId)
  return system?.provider.name ?? m.notes.connection
}
