import type { FormControl } from '../../../patterns/resource-form/index.ts'
import { districtFields } from '../form/district-fields.ts'
import type { AddManyMessages } from './messages.ts'

/** A column that a file of districts may have. */
export type DistrictColumn = {
  /** Key of the call's body. */
  readonly name: string
  readonly title: string
  /** What a cell that isn't empty stands for; what it can't be stays as it is, for the call's own check to refuse. */
  read(cell: string): unknown
}

/** The columns of a file of districts: what the form of a new district and its profile enter. */
export const districtColumns = (m: AddManyMessages): DistrictColumn[] => [
  { name: 'lea', title: m.form.lea, read: asIs },
  ...districtFields(m.form).map(({ name, label, control }) => ({
    name,
    title: label,
    read: name === 'sisYear' ? wholeNumber : readerOf(control),
  })),
  { name: 'sisProviderName', title: m.sisProviderName, read: asIs },
  { name: 'illuminateClientId', title: m.clientId, read: wholeNumber },
]

export const REQUIRED_COLUMNS = ['lea', 'districtName', 'state']

/** The column that a header means, by its title or the name that calls have for it. */
export const columnOfHeader = (
  header: string,
  columns: readonly DistrictColumn[],
): DistrictColumn | undefined => {
  const wanted = plain(header)
  return columns.find(({ name, title }) => plain(title) === wanted || plain(name) === wanted)
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const readerOf = (control: FormControl): DistrictColumn['read'] => {
  switch (control.kind) {
    case 'text':
      return control.clean ?? asIs
    case 'switch':
      return yesOrNo
    case 'select':
    case 'search-select': {
      const { options } = control
      return (cell) =>
        options.find(({ value, label }) => plain(value) === plain(cell) || plain(label) === plain(cell))
          ?.value ?? cell
    }
    default:
      return asIs
  }
}

const asIs = (cell: string): unknown => cell

const wholeNumber = (cell: string): unknown => (/^\d{1,15}$/.test(cell) ? Number(cell) : cell)

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...(['yes', 'true', '1', 'on'] as const).map((word) => [word, true] as const),
  ...(['no', 'false', '0', 'off'] as const).map((word) => [word, false] as const),
])

const yesOrNo = (cell: string): unknown => ANSWERS.get(cell.toLowerCase()) ?? cell
