import {
  type Component,
  placeOf,
  type SisImportTemplate,
  type SisSystem,
  type SourceFormatSummary,
  useClock,
  useConsoleSettings,
  useMessages,
  useScreenState,
} from '@edconsole/console-core'
import { isImported } from '@edconsole/console-core/import-rules'
import { type ReactElement, useRef, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { useStepFocus } from '../../patterns/steady-focus/use-step-focus.ts'
import { choicesOf, isFree } from './choices-of.ts'
import { ComponentStep } from './component-step.tsx'
import { Drafting } from './drafting.tsx'
import { messages, type SisImportCreateMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { type Begun, formatStart } from './start-draft.ts'
import { type Start, startsOf } from './starts-of.ts'
import { STEP_IDS } from './steps-of.ts'
import { useFileStart } from './use-file-start.ts'
import { type KeptNew, useBegun } from './use-kept-new.ts'

export type CreateTemplateProps = {
  districtId: string
  components: readonly Component[]
  systems: readonly SisSystem[]
  templates: readonly SisImportTemplate[]
  formats: readonly SourceFormatSummary[]
  /** That of the district's connection, or of its other templates. */
  usualSystem: number | null
}

/** The steps. Component, system and step stand in the address; what is drafted is kept until it is created. */
export function CreateTemplate(props: CreateTemplateProps): ReactElement {
  const { districtId, components, systems, templates, formats, usualSystem } = props
  const m = useMessages('sis-import-create', messages)
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  const [state, change] = useScreenState(ADDRESS)
  const [begun, setBegun] = useState<Begun | undefined>()
  const [picked, setPicked] = useState<Start['value'] | undefined>()
  const [formatId, setFormatId] = useState('')
  const root = useRef<HTMLDivElement>(null)

  const wanted = components.find(({ componentName }) => componentName === state.component)?.componentName
  const stored = useBegun(wanted !== undefined && isImported(wanted) ? wanted : undefined)
  // Coming back at once is faster than the storage, and keeps what was read of a file.
  const drafted = useRef<KeptNew | null>(null)
  const kept = drafted.current?.draft.fields.componentName === wanted ? drafted.current : stored
  const usual = kept ? kept.draft.fields.sisSystemId : usualSystem
  const system = systems.find(({ id }) => String(id) === (state.system || String(usual)))
  const choices = choicesOf(components, templates, system)
  const chosen = choices.find(({ componentName }) => componentName === state.component)
  // What is being created is not taken away by the template that it has just become.
  const creating = useRef('')
  const isOpen = chosen !== undefined && (isFree(chosen) || creating.current === chosen.componentName)
  const component = isOpen ? chosen.componentName : undefined
  const step = component === undefined ? 'component' : state.step
  const fileStart = useFileStart({
    choices,
    kind: system?.kind,
    m: m.file,
    onProposal: ({ component }) => {
      setPicked('file')
      change({ component }, { replace: true })
    },
  })
  useStepFocus(root, step)

  if (step !== 'component' && component !== undefined) {
    creating.current = component
    return (
      <div ref={root} className={css.root}>
        <Drafting
          key={component}
          districtId={districtId}
          component={component}
          systems={systems}
          formats={formats}
          step={step}
          system={system}
          fileStart={fileStart}
          begun={begun?.draft.fields.componentName === component ? begun : undefined}
          onDraft={(next) => {
            drafted.current = { ...next, at: now().toISOString() }
          }}
          existing={templates.find(({ componentName }) => componentName === component)}
          onStep={(next, column = '') => change({ step: next, column, show: '', search: '', values: '' })}
          m={m}
        />
      </div>
    )
  }
  if (!choices.some(isFree)) return <NothingLeft districtId={districtId} m={m} />
  const offered = formats.filter((one) => component && formatStart(component, system, one))
  const format = offered.find(({ id }) => id === formatId) ?? offered[0]
  const starts = startsOf({ component, system, kept, fileStart, format, timeZone })
  const start =
    starts.find(({ value }) => value === picked) ??
    // The user hasn't said which format it is.
    starts.find(({ value }) => value !== 'format')
  return (
    <div ref={root} className={css.root}>
      <PageHeader title={m.title} description={m.description} />
      <ComponentStep
        choices={choices}
        systems={systems}
        system={system}
        component={component}
        fileStart={fileStart}
        starts={starts}
        start={start}
        formats={offered}
        format={format}
        onFormat={setFormatId}
        m={m}
        wanted={chosen}
        onStart={setPicked}
        onSystem={(id) => change({ system: id || NO_SYSTEM }, { replace: true })}
        onComponent={(next) => change({ component: next }, { replace: true })}
        onContinue={() => {
          const next = start?.begin()
          if (!next) return
          setBegun(next)
          // A returning user continues the draft, with its system.
          setPicked(undefined)
          change({ component: next.draft.fields.componentName, step: 'columns', system: '' })
        }}
      />
    </div>
  )
}

/** Stands in the address for a template of no system, where nothing stands for the usual one. */
const NO_SYSTEM = 'none'
const ADDRESS = {
  step: STEP_IDS,
  component: '',
  system: '',
  // Of the editor, which a step begins anew.
  column: '',
  show: '',
  search: '',
  values: '',
}

/** Every component has its template: there is nothing to choose from. */
function NothingLeft({ districtId, m }: { districtId: string; m: SisImportCreateMessages }): ReactElement {
  const { href, onClick } = usePlaceLink(placeOf('sis-import-templates', { districtId }))
  return (
    <>
      <PageHeader title={m.title} />
      <EmptyState
        title={m.nothingLeft.title}
        action={
          href === undefined ? undefined : (
            <Button href={href} onClick={onClick}>
              {m.nothingLeft.open}
            </Button>
          )
        }
      >
        {m.nothingLeft.text}
      </EmptyState>
    </>
  )
}
