import {
  CONSTANTS,
  componentTitle,
  placeOf,
  type SisSystem,
  sisImportsResource,
  useAccess,
  useApi,
  useDataYear,
  useDistrictScope,
  useList,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useRef } from 'react'
import { useOneByOne } from '../../features/templates/import-templates/use-one-by-one.ts'
import { useStandardTemplates } from '../../features/templates/import-templates/use-standard-templates.ts'
import { unmappedColumns } from '../../features/templates/state/unmapped-columns.ts'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import type { Outcome } from '../../patterns/one-by-one/run-one-by-one.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { StepFoot, type StepWork } from './step-foot.tsx'
import { type TemplateFormats, useTemplateFormats } from './template-formats.tsx'

/** The standard templates of the chosen system, those that are disabled, and the columns that are still to be mapped. */
export function TemplatesStep(work: StepWork): ReactElement {
  const { step, setup, onSaved, m } = work
  const { allows } = useAccess()
  const { connection, templates } = setup.facts
  const system = connection?.system
  const standard = useStandardTemplates(system, templates)
  const { missing } = standard
  const enabling = useEnabling(setup)
  useWhenAllDone(standard.outcome, onSaved)
  useWhenAllDone(enabling.outcome, onSaved)
  const mayCreate = allows({ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_CREATE'] })
  const mayEnable = allows({ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] })
  const formats = useTemplateFormats({ system, templates, mayCreate, m })
  const { format } = formats
  const isOpen = step.state === 'open'
  const wanted = format ? formats.missing.map((one) => one.componentName) : (missing ?? [])
  const offersMake = mayCreate && wanted.length > 0
  const offersEnable = mayEnable && enabling.disabled > 0
  // The one primary button: templates that are there are enabled before others are made.
  const enablesFirst = isOpen && offersEnable
  const makesFirst = isOpen && !enablesFirst && offersMake
  const make = async () => {
    if (!format) return standard.make()
    if (await formats.make()) onSaved()
  }
  return (
    <>
      {mayCreate && !system && connection !== undefined ? (
        <p className={css.text}>{formats.choice ? m.formats.noSystem : m.standard.noSystem}</p>
      ) : null}
      {formats.choice}
      {offersMake ? (
        <p className={css.text} role="status">
          {aboutMissing(wanted.map(componentTitle).join(', '), { system, formats, m })}
        </p>
      ) : null}
      {mayCreate && !offersMake && format ? <p className={css.text}>{m.formats.none(format.title)}</p> : null}
      {mayCreate && !format && missing?.length === 0 ? <p className={css.text}>{m.standard.none}</p> : null}
      {offersEnable ? <p className={css.text}>{m.disabled.text(enabling.disabled)}</p> : null}
      <Unmapped {...work} />
      <div role="status" className={css.outcomes}>
        <OutcomeText outcome={standard.outcome} done={m.standard.made} failed={m.standard.failed} m={m} />
        <OutcomeText outcome={enabling.outcome} done={m.disabled.done} failed={m.disabled.failed} m={m} />
      </div>
      <StepFoot {...work} hasPrimary={enablesFirst || makesFirst}>
        {offersEnable ? (
          <Button
            kind={enablesFirst ? 'primary' : 'secondary'}
            busy={enabling.running}
            busyLabel={m.disabled.enabling}
            onClick={enabling.enable}
          >
            {m.disabled.enable(enabling.disabled)}
          </Button>
        ) : null}
        {offersMake ? (
          <Button
            kind={makesFirst ? 'primary' : 'secondary'}
            icon={<AddIcon />}
            busy={standard.making || formats.making}
            busyLabel={m.standard.making}
            onClick={() => void make()}
          >
            {m.standard.make(wanted.length)}
          </Button>
        ) : null}
      </StepFoot>
    </>
  )
}

type Missing = { system: SisSystem | undefined; formats: TemplateFormats; m: SetupMessages }

function aboutMissing(components: string, { system, formats, m }: Missing): string {
  const { format, asDisabled } = formats
  if (format)
    return [
      m.formats.text(format.title, components),
      ...(asDisabled > 0 ? [m.formats.asDisabled(asDisabled)] : []),
    ].join(' ')
  return system?.supportsApi === false
    ? m.standard.files(components)
    : m.standard.text(system?.provider.name ?? '', components)
}

/** Goes on only if nothing was refused: what was is on show here. */
function useWhenAllDone(outcome: Outcome | undefined, onDone: () => void): void {
  const latest = useRef(onDone)
  latest.current = onDone
  useEffect(() => {
    if (outcome?.failed.length === 0) latest.current()
  }, [outcome])
}

/** Enables the templates of the district that are disabled, one after the other. */
function useEnabling({ facts: { templates } }: StepWork['setup']) {
  const api = useApi()
  const lea = useDistrictScope()?.lea
  const { start, running, outcome } = useOneByOne()
  const off = templates?.filter(({ isEnabled }) => !isEnabled) ?? []
  return {
    // With some enabled, the others are off on purpose.
    disabled: off.length === templates?.length ? off.length : 0,
    running,
    outcome,
    enable: () =>
      void start(
        off.map(({ id, name, version }) => ({
          name,
          run: () =>
            api.call(sisImportsResource.update, { params: { id }, body: { isEnabled: true, version }, lea }),
        })),
      ),
  }
}

/** Required columns that nothing fills: they are mapped in the editor of their template. */
function Unmapped({ districtId, setup, m: { unmapped: m } }: StepWork): ReactElement | null {
  const { can } = useAccess()
  const schoolYear = useDataYear() ?? 0
  const mayEdit = can('sis-import-edit')
  const hasSome = setup.facts.templates?.some(({ isEnabled }) => isEnabled) ?? false
  const detailed = useList(
    sisImportsResource.detailed,
    { limit: CONSTANTS.limitMax, filter: { isEnabled: true, schoolYear } },
    { enabled: mayEdit && hasSome, silent: true },
  )
  const wanting = (detailed.data ?? []).flatMap((template) => {
    const columns = unmappedColumns(template)
    return columns.length > 0 ? [{ template, columns }] : []
  })
  if (wanting.length === 0) return null
  return (
    <div>
      <p className={css.text}>{m.title}</p>
      <ul className={css.list}>
        {wanting.map(({ template: { id, name }, columns }) => (
          <li key={id} className={css.line}>
            <span>{m.text(name, columns.map(({ displayName }) => displayName).join(', '))}</span>
            <PlaceLink
              to={placeOf('sis-import-edit', { districtId, id: String(id) })}
              aria-label={m.openOne(name)}
            >
              {m.open}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type OutcomeTextProps = {
  outcome: Outcome | undefined
  done: (count: number) => string
  failed: (count: number) => string
  m: SetupMessages
}

function OutcomeText({ outcome, done, failed, m }: OutcomeTextProps): ReactElement {
  return (
    <>
      {outcome && outcome.failed.length > 0 ? (
        <Banner tone="warning" title={failed(outcome.failed.length)}>
          {outcome.failed.map(({ name, reason }) => m.standard.reason(name, reason)).join(' · ')}
        </Banner>
      ) : null}
      {outcome && outcome.done.length > 0 ? <p className={css.text}>{done(outcome.done.length)}</p> : null}
    </>
  )
}
