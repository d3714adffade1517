import type { MappingType, Transform } from '@edconsole/console-core'
import type { DatabaseColumn, DraftColumn } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { Field } from '../../../parts/field/field.tsx'
import { useLengthFault } from '../../../parts/field/use-length-fault.ts'
import { Select } from '../../../parts/select/select.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import type { MappingEditorMessages } from './messages.ts'
import { SourcePicker } from './source-picker.tsx'
import type { SourceUse } from './source-use.ts'

export type ColumnFieldsProps = {
  definition: DatabaseColumn
  column: DraftColumn
  saved: DraftColumn | undefined
  sources: SourceUse
  onEdit: (change: Partial<DraftColumn>, step?: string) => void
  m: MappingEditorMessages
}

/** Of texts that are stored in a column of a template. */
const VALUE_MAX = 200

const KINDS: readonly MappingType[] = ['column', 'concat', 'fixed', 'default', 'ignore']

/** Where the values of a column come from, and how their texts are shaped. */
export function ColumnFields(props: ColumnFieldsProps): ReactElement {
  const { definition, column, saved, sources, onEdit, m } = props
  const { mappingType, sourceColumn, fixedValue, defaultValue, transform } = column
  const { panel } = m
  const lengthFault = useLengthFault()
  const edited = (key: keyof DraftColumn) => saved !== undefined && saved[key] !== column[key]
  const reads = mappingType !== 'fixed' && mappingType !== 'ignore'
  return (
    <>
      <Field label={panel.kind} edited={edited('mappingType')}>
        <Select
          value={mappingType}
          onChange={(value) => {
            const kind = KINDS.find((one) => one === value)
            if (kind) onEdit({ mappingType: kind })
          }}
          options={KINDS.map((value) => ({ value, label: panel.kinds[value] }))}
        />
      </Field>
      {(mappingType === 'column' || mappingType === 'default') && (
        <Field label={m.table.source} group edited={edited('sourceColumn')}>
          <SourcePicker
            definition={definition}
            column={column}
            sources={sources}
            invalid={false}
            inForm
            m={m.source}
            onPick={(source) => onEdit({ sourceColumn: source })}
          />
        </Field>
      )}
      {mappingType === 'concat' && (
        <Field
          label={panel.sources}
          help={panel.sourcesHelp}
          error={lengthFault(sourceColumn ?? '', VALUE_MAX)}
          edited={edited('sourceColumn')}
        >
          <TextField
            mono
            value={sourceColumn ?? ''}
            onChange={(text) => onEdit({ sourceColumn: text || null }, 'sources')}
          />
        </Field>
      )}
      {mappingType === 'fixed' && (
        <Field
          label={panel.fixedValue}
          help={panel.fixedHelp}
          error={lengthFault(fixedValue ?? '', VALUE_MAX)}
          edited={edited('fixedValue')}
        >
          <Constant
            definition={definition}
            m={m}
            value={fixedValue}
            step="fixed"
            onChange={(value, step) => onEdit({ fixedValue: value }, step)}
          />
        </Field>
      )}
      {reads && (
        <>
          <Field
            label={panel.defaultValue}
            help={panel.defaultHelp}
            error={lengthFault(defaultValue ?? '', VALUE_MAX)}
            edited={edited('defaultValue')}
          >
            <Constant
              definition={definition}
              m={m}
              value={defaultValue}
              step="default"
              onChange={(value, step) => onEdit({ defaultValue: value }, step)}
            />
          </Field>
          <Field label={panel.transform} edited={edited('transform')}>
            <Select
              value={transform}
              onChange={(value) => {
                const next = TRANSFORMS.find((one) => one === value)
                if (next) onEdit({ transform: next })
              }}
              options={TRANSFORMS.map((value) => ({ value, label: panel.transforms[value] }))}
            />
          </Field>
        </>
      )}
    </>
  )
}

const TRANSFORMS: readonly Transform[] = [
  ...(['none', 'trim', 'upper', 'lower', 'titleCase', 'padLeft2', 'phone', 'date', 'boolean'] as const),
]

type ConstantProps = {
  definition: DatabaseColumn
  value: string | null
  /** Letters of one field are one step. */
  step: string
  onChange: (value: string | null, step?: string) => void
  m: MappingEditorMessages
}

/** A value that stands in the template itself: of a coded column one of its own. */
function Constant({ definition, value, step, onChange, m, ...control }: ConstantProps): ReactElement {
  if (definition.isCoded)
    return (
      <Select
        {...control}
        value={value ?? ''}
        onChange={(next) => onChange(next || null)}
        options={[
          { value: '', label: m.panel.noDefault },
          ...definition.possibleValues.map(({ value: code, label }) => ({
            value: code,
            label: `${code} ${label}`,
          })),
        ]}
      />
    )
  return <TextField {...control} value={value ?? ''} onChange={(text) => onChange(text || null, step)} />
}
