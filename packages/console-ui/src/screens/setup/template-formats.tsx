import {
  type SisImportTemplate,
  type SisSystem,
  type SourceFormatSummary,
  sourceFormatsResource,
  useItem,
  useRun,
} from '@edconsole/console-core'
import { type ReactElement, useId, useState } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Field } from '../../parts/field/field.tsx'
import { RadioCards } from '../../parts/radio-cards/radio-cards.tsx'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type TemplateFormats = {
  /** Null where there is nothing to choose from. */
  choice: ReactElement | null
  /** Undefined: the standard templates of the system. */
  format: SourceFormatSummary | undefined
  /** Components of the format that no template reads yet. */
  missing: SourceFormatSummary['components']
  /** As many of their templates would not be on: something else reads the component. */
  asDisabled: number
  making: boolean
  /** False: refused, which is on show already. */
  make(): Promise<boolean>
}

type Context = {
  system: SisSystem | undefined
  templates: readonly SisImportTemplate[] | null | undefined
  mayCreate: boolean
  m: SetupMessages
}

/** In place of a format's id. */
const STANDARD = 'standard'

/** Whether imports read the system's own rows or files of a known format, and the templates of that format. */
export function useTemplateFormats({ system, templates, mayCreate, m }: Context): TemplateFormats {
  // A backend without them has the standard templates.
  const { data } = useItem(sourceFormatsResource.get, {}, { enabled: mayCreate, silent: true })
  const [picked, pick] = useState<string>()
  const formats = data?.formats ?? []
  const used = templates?.find(({ sourceFormat }) => sourceFormat !== null)?.sourceFormat
  const value = picked ?? used ?? (system ? STANDARD : '')
  const format = formats.find(({ id }) => id === value)
  const missing = format?.components.filter(({ templateId }) => templateId === null) ?? []
  const { run, saving } = useRun(sourceFormatsResource.createTemplates, {
    refresh: ['sisImports'],
    confirm: () => m.formats.made(format?.title ?? ''),
  })
  return {
    choice:
      mayCreate && formats.length > 0 ? (
        <FormatChoice system={system} formats={formats} value={value} onChange={pick} m={m} />
      ) : null,
    format,
    missing,
    asDisabled: missing.filter(({ componentName }) =>
      templates?.some((one) => one.componentName === componentName && one.isEnabled),
    ).length,
    making: saving,
    async make() {
      if (!format) return false
      try {
        await run({ body: { formatId: format.id, components: missing.map((one) => one.componentName) } })
        return true
      } catch {
        return false
      }
    },
  }
}

type FormatChoiceProps = {
  system: SisSystem | undefined
  formats: readonly SourceFormatSummary[]
  value: string
  onChange: (value: string) => void
  m: SetupMessages
}

/** Folded for a system that is read directly, as few of its districts have files. */
function FormatChoice({
  system,
  formats,
  value,
  onChange,
  m: { formats: m },
}: FormatChoiceProps): ReactElement {
  const id = useId()
  const isFolding = system?.supportsApi === true && value === STANDARD
  const [isAsked, setIsAsked] = useState(false)
  const notes: Readonly<Record<string, string>> = m.notes
  const cards = (
    <Field label={m.label} group>
      <RadioCards
        value={value}
        onChange={onChange}
        options={[
          ...(system
            ? [
                system.supportsApi
                  ? {
                      value: STANDARD,
                      label: m.standard.api(system.provider.name),
                      note: m.standard.apiNote,
                    }
                  : { value: STANDARD, label: m.standard.files, note: m.standard.filesNote },
              ]
            : []),
          ...formats.map(({ id: format, title }) => ({ value: format, label: title, note: notes[format] })),
        ]}
      />
    </Field>
  )
  if (!isFolding && !isAsked) return <div className={css.choice}>{cards}</div>
  return (
    <>
      <div>
        <Button
          size="sm"
          aria-expanded={isAsked}
          aria-controls={isAsked ? id : undefined}
          onClick={() => setIsAsked(!isAsked)}
        >
          {m.files}
        </Button>
      </div>
      {isAsked ? (
        <div id={id} className={css.choice}>
          {cards}
        </div>
      ) : null}
    </>
  )
}
