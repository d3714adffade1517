import {
  COMPONENTS,
  EXPORT_TYPES,
  exportArchiveName,
  exportArchiveWord,
  exportFileName,
  useClock,
  useDistrictScope,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useDistrictTimeZone } from '../../../patterns/day-ranges/use-district-time-zone.ts'
import { ChoiceList } from '../../../patterns/form-lists/choice-list.tsx'
import { textsIn } from '../../../patterns/form-lists/texts-in.ts'
import {
  type CustomControlProps,
  type FormField,
  type FormInputs,
  useFormInputs,
} from '../../../patterns/resource-form/index.ts'
import {
  type ExportFormContext,
  type ExportFormValues,
  isInOneRoster,
  isOneRoster,
  optionsOf,
} from './export-form-values.ts'
import type { ExportFormMessages } from './messages.ts'
import * as css from './preview-line.css.ts'

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
    // Only the archive of the standard's files has a name of its own. A pattern that the server wouldn't take can be put right.
    readOnly: ({ exportType, zip, fileNamePattern }) =>
      isOneRoster(exportType) && zip !== true && String(fileNamePattern).includes('{component}')
        ? m.standardNames
        : undefined,
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
    // The files have the standard's line ends whatever is kept here.
    shown: ({ exportType }) => !isOneRoster(exportType),
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

/** Accounts follow the staff: they have no rows of their own to be sent. */
const SENT = Object.entries(COMPONENTS).filter(([name]) => name !== 'accounts')

export type ComponentsChoiceProps = CustomControlProps & { m: ExportFormMessages }

/** The components in load order; those that the chosen files have no place for say so. */
function ComponentsChoice({ m, ...control }: ComponentsChoiceProps): ReactElement {
  const isStandard = isOneRoster(useFormInputs().exportType)
  return (
    <ChoiceList
      {...control}
      options={SENT.map(([value, { title }]) => ({
        value,
        label: title,
        help: isStandard && !isInOneRoster(value) ? m.notInOneRoster : undefined,
      }))}
    />
  )
}

export type FileNamePreviewProps = Pick<NamedFor, 'product' | 'schoolYear'> & { m: ExportFormMessages }

/** What a file would be called, while its name is typed. */
function FileNamePreview({ product, schoolYear, m }: FileNamePreviewProps): ReactElement | null {
  const inputs = useFormInputs()
  const now = useClock()()
  const lea = useDistrictScope()?.lea ?? ''
  const timeZone = useDistrictTimeZone()
  const name = exampleFileName(inputs, { product, schoolYear, now, lea, timeZone })
  return name === '' ? null : <p className={css.line}>{m.example(name)}</p>
}

/** What a name is made of beside what is entered. */
type NamedFor = {
  lea: string
  /** The product's code. */
  product: string
  /** Of an export that keeps its year. */
  schoolYear: number
  now: Date
  /** The district's. */
  timeZone: string
}

/**
 * How a file would be called if it were sent now: the archive, else the first file. Files of the standard have its names: the
 * first one about people is `users.csv`.
 */
export const exampleFileName = (inputs: FormInputs, facts: NamedFor): string => {
  const { fileNamePattern, exportType, components, zip, schoolYear } = inputs
  const pattern = typeof fileNamePattern === 'string' ? fileNamePattern.trim() : ''
  const isStandard = isOneRoster(exportType)
  if (isStandard && zip !== true) return 'users.csv'
  if (pattern === '') return ''
  const [first = 'students'] = textsIn(components)
  const component = zip === true ? exportArchiveWord(isStandard) : first
  const name = exportFileName(pattern, {
    lea: facts.lea,
    component,
    product: facts.product,
    // A select holds texts.
    schoolYear: Number(schoolYear) || facts.schoolYear,
    at: facts.now,
    timeZone: facts.timeZone,
  })
  return zip === true ? exportArchiveName(name) : name
}
