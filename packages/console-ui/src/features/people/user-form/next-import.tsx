import {
  formatYearPair,
  type Staff,
  useClock,
  useConsoleSettings,
  useDataYear,
  zonedDay,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { type FormInputs, useFormInputs } from '../../../patterns/resource-form/index.ts'
import type { UserFormMessages } from './messages.ts'
import type { Overrides } from './overrides.tsx'
import * as css from './user-form.css.ts'
import { textsOf } from './user-values.ts'

export type NextImportProps = {
  /** As it is stored, and what was changed of it here; absent for one that is being added. */
  stored?: { readonly record: Staff; readonly overrides: Overrides }
  m: UserFormMessages
}

/** What the next import will do to the record as it stands in the form, and what saving does to the account. */
export function NextImport({ stored, m }: NextImportProps): ReactElement {
  const inputs = useFormInputs()
  const dataYear = useDataYear()
  const today = zonedDay(useClock()(), useConsoleSettings().timeZone)
  const isOfOtherYear = stored !== undefined && stored.record.schoolYear !== dataYear
  const lines = isOfOtherYear
    ? [m.next.otherYear(formatYearPair(stored.record.schoolYear))]
    : [...importLines(stored, inputs, m), ...accountLine(stored?.record, inputs, { today, m })]
  return (
    <ul className={css.next}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const importLines = (
  stored: NextImportProps['stored'],
  inputs: FormInputs,
  { fields, next }: UserFormMessages,
): string[] => {
  if (!stored) return [next.manual(textOf(inputs.staffId))]
  const { record, overrides } = stored
  if (record.isManual) return [next.manual(record.staffId)]
  const titles: Readonly<Record<string, string>> = fields
  const listed = (names: readonly string[]) => LIST.format(names.map((name) => titles[name] ?? name))
  const keptInForm = textsOf(inputs.keptFields)
  const kept = [...new Set([...keptInForm, ...overrides.entered(inputs)])].sort()
  const restored = record.keptFields.filter((name) => !kept.includes(name))
  return [
    kept.length === 0 ? next.all : kept.length === 1 ? next.keptOne(listed(kept)) : next.kept(listed(kept)),
    ...(restored.length > 0 ? [next.restored(listed(restored))] : []),
    // A person who was made active or inactive here stays that way.
    ...(kept.includes('isActive') ? [] : [record.isActive ? next.gone : next.back]),
  ]
}

type AccountContext = { today: string; m: UserFormMessages }

const accountLine = (
  record: Staff | undefined,
  inputs: FormInputs,
  { today, m }: AccountContext,
): string[] => {
  const { exitDate, employmentStatus, isActive } = inputs
  const hasLeft =
    (record !== undefined && isActive === false) ||
    employmentStatus === 'retired' ||
    employmentStatus === 'terminated' ||
    (typeof exitDate === 'string' && exitDate !== '' && exitDate < today)
  if (record === undefined || record.accountId === null) return hasLeft ? [] : [m.next.newAccount]
  return [hasLeft ? m.next.closes : m.next.account]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
