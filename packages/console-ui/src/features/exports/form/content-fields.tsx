import { EXPORT_TYPES } from '@edconsole/console-core'
import type { FormField, FormInputs } from '../../../patterns/resource-form/index.ts'
import { ComponentsChoice } from './components-choice.tsx'
import type { ExportFormContext, ExportFormValues } from './export-form-values.ts'
import { FileNamePreview } from './file-name-preview.tsx'
import { isOneRoster } from './is-oneroster.ts'
import { optionsOf } from './options-of.ts'

const ENCODINGS = ['UTF-8', 'Windows-1252'].map((value) => ({ value, label: value }))

/** What the standard settles is asked for only where it is settled otherwise, so that it can be put right. */
const unless =
  (isStandards: (inputs: FormInputs) => boolean) =>
  (inputs: FormInputs): boolean =>
    !isOneRoster(inputs.exportType) || !isStandards(inputs)

/** What is sent, and in which files. */
export const contentFields = ({
  product,
  schoolYear,
  m,
}: ExportFormContext): FormField<ExportFormValues>[] => [
  {
    name: 'exportType',
    label: m.fields.exportType,
    control: { kind: 'select', options: optionsOf(EXPORT_TYPES) },
    required: true,
  },
  {
    name: 'components',
    label: m.fields.components,
    control: {
      kind: 'custom',
      group: true,
      render: (control) => <ComponentsChoice {...control} m={m} />,
    },
    required: true,
    asks: m.asks.components,
  },
  {
    name: 'fileNamePattern',
    label: m.fields.fileNamePattern,
    control: { kind: 'text', mono: true },
    help: m.help.fileNamePattern,
    required: true,
    after: <FileNamePreview product={product} schoolYear={schoolYear} m={m} />,
  },
  { name: 'zip', label: m.fields.zip, control: { kind: 'switch' }, help: m.help.zip },
  {
    name: 'delimiter',
    label: m.fields.delimiter,
    control: { kind: 'select', options: optionsOf(m.delimiters) },
    required: true,
    shown: unless(({ delimiter }) => delimiter === 'comma'),
    width: 'half',
  },
  {
    name: 'encoding',
    label: m.fields.encoding,
    control: { kind: 'select', options: ENCODINGS },
    required: true,
    shown: unless(({ encoding }) => encoding === 'UTF-8'),
    width: 'half',
  },
  {
    name: 'lineEnding',
    label: m.fields.lineEnding,
    control: { kind: 'select', options: optionsOf(m.lineEndings) },
    required: true,
    width: 'half',
  },
  {
    name: 'includeHeader',
    label: m.fields.includeHeader,
    control: { kind: 'switch' },
    shown: unless(({ includeHeader }) => includeHeader === true),
  },
  { name: 'quoteAll', label: m.fields.quoteAll, control: { kind: 'switch' } },
]
