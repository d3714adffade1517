import { COMPONENTS } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { type CustomControlProps, useFormInputs } from '../../../patterns/resource-form/index.ts'
import { ChoiceList } from './choice-list.tsx'
import { isInOneRoster, isOneRoster } from './is-oneroster.ts'
import type { ExportFormMessages } from './messages.ts'

/** Accounts follow the staff: they have no rows of their own to be sent. */
const SENT = Object.entries(COMPONENTS).filter(([name]) => name !== 'accounts')

export type ComponentsChoiceProps = CustomControlProps & { m: ExportFormMessages }

/** The components in load order; those that the chosen files have no place for say so. */
export function ComponentsChoice({ m, ...control }: ComponentsChoiceProps): ReactElement {
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
