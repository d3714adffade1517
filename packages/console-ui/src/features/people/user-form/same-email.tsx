import { placeOf, staffResource, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { useDebounced } from '../../../parts/debounced/use-debounced.ts'
import { PlaceLink } from '../../../patterns/place-link/place-link.tsx'
import { useFormInputs } from '../../../patterns/resource-form/index.ts'
import type { UserFormMessages } from './messages.ts'
import * as css from './user-form.css.ts'

export type SameEmailProps = {
  districtId: string
  schoolYear: number
  /** The record whose own email that may be. */
  ownId?: number
  m: UserFormMessages
}

const DEBOUNCE_MS = 300
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Offers the staff record that already has the email, to avoid duplicates. */
export function SameEmail({ districtId, schoolYear, ownId, m }: SameEmailProps): ReactElement | null {
  const { emailAddress } = useFormInputs()
  const typed = useDebounced(typeof emailAddress === 'string' ? emailAddress.trim() : '', DEBOUNCE_MS)
  const { data } = useList(
    staffResource.list,
    // Searched for, as a filter tells capitals from small letters and addresses don't.
    { search: typed, filter: { schoolYear }, limit: 10 },
    // An addition to the form: what the server refuses on saving is told there.
    { enabled: ADDRESS.test(typed), silent: true },
  )
  const other = data?.find(
    ({ id, emailAddress: its }) => id !== ownId && its?.toLowerCase() === typed.toLowerCase(),
  )
  if (!other) return null
  const name = [other.firstName, other.lastName].filter(Boolean).join(' ')
  return (
    <p className={css.line} role="status">
      {m.sameEmail.text(name, other.staffId)}{' '}
      <PlaceLink inText to={placeOf('user-edit', { districtId, id: String(other.id) })}>
        {m.sameEmail.action}
      </PlaceLink>
    </p>
  )
}
