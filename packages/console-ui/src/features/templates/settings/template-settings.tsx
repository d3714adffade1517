import { type SisSystem, useMessages, WEEKDAYS, type Weekday } from '@edconsole/console-core'
import {
  DATE_FORM_WORDS,
  type DraftFields,
  IMPORT_LIMITS,
  runOrders,
  sameValue,
} from '@edconsole/console-core/import-rules'
import type { ReactElement, ReactNode } from 'react'
import { Checkbox } from '../../../parts/checkbox/checkbox.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { NumberField } from '../../../parts/number-field/number-field.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { Switch } from '../../../parts/switch/switch.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import { FormCell, FormSection } from '../../../patterns/form-section/form-section.tsx'
import { timeOfDayIn } from '../../../patterns/schedule/time-of-day.ts'
import { messages } from './messages.ts'
import { numberOf, wordsOf } from './read-inputs.ts'
import * as css from './template-settings.css.ts'

export type TemplateSettingsProps = {
  fields: DraftFields
  /** As stored: marks what differs. */
  saved?: DraftFields | undefined
  /** What is wrong, by field. */
  faults?: Readonly<Partial<Record<keyof DraftFields, string>>> | undefined
  systems: readonly SisSystem[]
  onChange: (change: Partial<DraftFields>, step?: string) => void
}

/** Where a template's rows come from, how they are read, what they may remove and when it runs. Saves nothing. */
export function TemplateSettings({
  fields,
  saved,
  faults = {},
  systems,
  onChange,
}: TemplateSettingsProps): ReactElement {
  const m = useMessages('template-settings', messages)
  const isFile = fields.source !== 'api'
  const cell = (name: keyof DraftFields, control: ReactNode, more: Partial<CellProps> = {}) => (
    <Cell
      name={name}
      label={m.fields[name]}
      error={faults[name]}
      {...more}
      edited={saved !== undefined && !sameValue(saved[name], fields[name])}
    >
      {control}
    </Cell>
  )
  const switchOf = (name: 'hasHeader' | 'isStrict' | 'isEnabled' | 'scheduleEnabled', help?: string) => (
    <FormCell field={name}>
      <Switch
        label={m.fields[name]}
        help={faults[name] ?? help}
        checked={fields[name]}
        edited={saved !== undefined && saved[name] !== fields[name]}
        onChange={(on) => onChange({ [name]: on })}
      />
    </FormCell>
  )
  const { first, last } = runOrders(fields.componentName)
  // Another backend may not have them.
  const hasLimits = saved === undefined || Number.isFinite(saved.thresholdMinimumRows)
  return (
    <>
      <FormSection stacked title={m.sections.rows}>
        {cell('name', <TextField value={fields.name} onChange={(name) => onChange({ name }, 'name')} />, {
          required: true,
        })}
        {cell(
          'sisSystemId',
          <Select
            value={String(fields.sisSystemId ?? '')}
            onChange={(id) => onChange({ sisSystemId: id === '' ? null : Number(id) })}
            options={[
              { value: '', label: m.noSystem },
              ...systems.map(({ id, provider }) => ({ value: String(id), label: provider.name })),
            ]}
          />,
        )}
        {cell(
          'source',
          <Select
            value={fields.source}
            onChange={(value) => {
              const source = wordsOf(m.source).find((one) => one === value)
              if (source) onChange({ source })
            }}
            options={wordsOf(m.source).map((value) => ({ value, label: m.source[value] }))}
          />,
        )}
        {isFile &&
          fields.sourceFormat === null &&
          cell(
            'filePattern',
            <TextField
              mono
              value={fields.filePattern ?? ''}
              onChange={(text) => onChange({ filePattern: text || null }, 'filePattern')}
            />,
            { required: true, help: m.help.filePattern },
          )}
      </FormSection>
      <FormSection stacked title={m.sections.form}>
        {isFile && (
          <>
            {cell(
              'delimiter',
              <Select
                value={fields.delimiter}
                onChange={(value) => {
                  const delimiter = wordsOf(m.delimiter).find((one) => one === value)
                  if (delimiter) onChange({ delimiter })
                }}
                options={wordsOf(m.delimiter).map((value) => ({ value, label: m.delimiter[value] }))}
              />,
              { width: 'half' },
            )}
            {cell(
              'encoding',
              <Select
                value={fields.encoding}
                onChange={(value) => onChange({ encoding: value === 'UTF-8' ? value : 'Windows-1252' })}
                options={['UTF-8', 'Windows-1252'].map((value) => ({ value, label: value }))}
              />,
              { width: 'half' },
            )}
            {switchOf('hasHeader')}
          </>
        )}
        {cell(
          'dateFormat',
          <Select
            value={fields.dateFormat}
            onChange={(value) => {
              const dateFormat = wordsOf(DATE_FORM_WORDS).find((one) => one === value)
              if (dateFormat) onChange({ dateFormat })
            }}
            options={wordsOf(DATE_FORM_WORDS).map((value) => ({
              value,
              label: value === 'auto' ? m.dateAuto : DATE_FORM_WORDS[value],
            }))}
          />,
          fields.dateFormat === 'auto' ? { help: m.help.dateAuto } : {},
        )}
        {hasLimits && switchOf('isStrict', m.help.isStrict)}
      </FormSection>
      <FormSection stacked title={m.sections.load}>
        {cell(
          'mode',
          <Select
            value={fields.mode}
            onChange={(value) => {
              const mode = wordsOf(m.mode).find((one) => one === value)
              if (mode) onChange({ mode })
            }}
            options={wordsOf(m.mode).map((value) => ({ value, label: m.mode[value] }))}
          />,
        )}
        {fields.mode === 'full' &&
          cell(
            'deleteThresholdPercent',
            <NumberField
              min={0}
              max={100}
              unit={m.limitUnit}
              value={String(fields.deleteThresholdPercent ?? '')}
              onChange={(text) => onChange({ deleteThresholdPercent: numberOf(text) }, 'limit')}
            />,
            { help: m.help.deleteThresholdPercent },
          )}
        {hasLimits && (
          <>
            {cell(
              'rejectThresholdPercent',
              <NumberField
                min={0}
                max={100}
                unit={m.limitUnit}
                value={String(fields.rejectThresholdPercent ?? '')}
                onChange={(text) => onChange({ rejectThresholdPercent: numberOf(text) }, 'rejectLimit')}
              />,
              { help: m.help.rejectThresholdPercent },
            )}
            {fields.mode === 'full' &&
              cell(
                'shrinkThresholdPercent',
                <NumberField
                  min={0}
                  max={100}
                  unit={m.limitUnit}
                  value={String(fields.shrinkThresholdPercent ?? '')}
                  onChange={(text) => onChange({ shrinkThresholdPercent: numberOf(text) }, 'shrinkLimit')}
                />,
                { help: m.help.shrinkThresholdPercent },
              )}
            {cell(
              'thresholdMinimumRows',
              <NumberField
                min={IMPORT_LIMITS.minimumRows}
                max={1_000_000}
                unit={m.rowsUnit}
                value={String(fields.thresholdMinimumRows)}
                onChange={(text) =>
                  onChange({ thresholdMinimumRows: numberOf(text) ?? IMPORT_LIMITS.minimumRows }, 'minimum')
                }
              />,
              { help: m.help.thresholdMinimumRows(IMPORT_LIMITS.minimumRows) },
            )}
          </>
        )}
        {cell(
          'runOrder',
          <NumberField
            min={first}
            max={last}
            value={String(fields.runOrder)}
            onChange={(text) => onChange({ runOrder: numberOf(text) ?? first }, 'runOrder')}
          />,
          { width: 'half', help: m.help.runOrder(first, last) },
        )}
        {switchOf('isEnabled', m.help.isEnabled)}
      </FormSection>
      <FormSection stacked title={m.sections.when}>
        {switchOf('scheduleEnabled')}
        {fields.scheduleEnabled && (
          <>
            {cell(
              'scheduleTime',
              <TextField
                value={fields.scheduleTime ?? ''}
                onChange={(text) => onChange({ scheduleTime: text || null }, 'scheduleTime')}
                onBlur={() => {
                  const time = timeOfDayIn(fields.scheduleTime ?? '')
                  if (time !== (fields.scheduleTime ?? '')) onChange({ scheduleTime: time }, 'scheduleTime')
                }}
              />,
              { required: true, width: 'half', help: m.help.scheduleTime },
            )}
            {cell(
              'scheduleDays',
              <div className={css.days}>
                {wordsOf(WEEKDAYS).map((day) => (
                  <Checkbox
                    key={day}
                    label={m.days[day]}
                    checked={fields.scheduleDays.includes(day)}
                    onChange={(on) => onChange({ scheduleDays: withDay(fields.scheduleDays, day, on) })}
                  />
                ))}
              </div>,
              { required: true, group: true },
            )}
          </>
        )}
      </FormSection>
    </>
  )
}

type CellProps = {
  name: string
  label: string
  error: string | undefined
  edited: boolean
  help?: string
  required?: boolean
  group?: boolean
  width?: 'half' | 'full'
  children: ReactNode
}

function Cell({ name, width, children, ...field }: CellProps): ReactElement {
  return (
    <FormCell field={name} width={width}>
      <Field {...field}>{children}</Field>
    </FormCell>
  )
}

const withDay = (days: readonly Weekday[], day: Weekday, on: boolean): Weekday[] =>
  wordsOf(WEEKDAYS).filter((one) => (one === day ? on : days.includes(one)))
