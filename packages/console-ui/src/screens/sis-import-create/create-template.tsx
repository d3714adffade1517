import {
  type Component,
  type SisImportTemplate,
  type SisSystem,
  useMessages,
  useScreenState,
} from '@edconsole/console-core'
import { isImported, type SeenSource, type TemplateDraft } from '@edconsole/console-core/import-rules'
import { type ReactElement, useRef, useState } from 'react'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { choicesOf, isFree } from './choices-of.ts'
import { ComponentStep } from './component-step.tsx'
import { Drafting } from './drafting.tsx'
import { messages } from './messages.ts'
import { STEP_IDS } from './steps-of.ts'

export type CreateTemplateProps = {
  districtId: string
  components: readonly Component[]
  systems: readonly SisSystem[]
  templates: readonly SisImportTemplate[]
  /** That of the district's connection, or of its other templates. */
  usualSystem: number | null
}

/** What somebody begins with in the first step. */
export type Begun = { draft: TemplateDraft; seen: SeenSource }

/** The steps. Component and step stand in the address; what is drafted is kept until it is created. */
export function CreateTemplate(props: CreateTemplateProps): ReactElement {
  const { districtId, components, systems, templates, usualSystem } = props
  const m = useMessages('sis-import-create', messages)
  const [state, change] = useScreenState({ step: STEP_IDS, component: '', column: '', show: '', search: '' })
  const [begun, setBegun] = useState<Begun | undefined>()
  const [systemId, setSystemId] = useState(usualSystem)
  const system = systems.find(({ id }) => id === systemId)
  const choices = choicesOf(components, templates, system)
  const chosen = choices.find(({ componentName }) => componentName === state.component)
  // What is being created is not taken away by the template that it has just become.
  const creating = useRef('')
  const isOpen = chosen !== undefined && (isFree(chosen) || creating.current === chosen.componentName)
  const component = isOpen && isImported(state.component) ? state.component : undefined
  const step = component === undefined ? 'component' : state.step
  if (step !== 'component' && component !== undefined) {
    creating.current = component
    return (
      <Drafting
        key={component}
        {...{ districtId, component, systems, step, system }}
        begun={begun?.draft.fields.componentName === component ? begun : undefined}
        onStep={(next) => change({ step: next, column: '', show: '', search: '' })}
        m={m}
      />
    )
  }
  return (
    <>
      <PageHeader title={m.title} description={m.description} />
      <ComponentStep
        {...{ choices, systems, system, component, m }}
        wanted={chosen}
        onSystem={setSystemId}
        onComponent={(next) => change({ component: next }, { replace: true })}
        onBegin={(next) => {
          setBegun(next)
          change({ component: next.draft.fields.componentName, step: 'columns' })
        }}
      />
    </>
  )
}
