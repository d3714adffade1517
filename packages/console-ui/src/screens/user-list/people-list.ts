import {
  type ListQuery,
  type Operation,
  type Person,
  peopleResource,
  type Staff,
  staffResource,
  useList,
} from '@edconsole/console-core'
import { useMemo } from 'react'

const { types: _, identify: __, read: ___, ...staffCall } = staffResource.list

/** The list of staff as the table sees it, for a backend without the list of people (R24). */
const staffList: Operation<ListQuery, Person[]> = Object.assign({}, staffCall, {
  list: {
    key: 'id',
    sortable: ['lastName', 'staffId', 'role'],
    filterable: ['role'],
    searchable: ['firstName', 'lastName', 'staffId'],
    defaultSort: { lastName: 'asc' },
  } as const,
})

/** Staff records as people: what only accounts know is null. */
const useStaffAsPeople: typeof useList<Person> = (_operation, input = {}, options = {}) => {
  const staff = useList(staffResource.list, input, options)
  const data = useMemo(() => staff.data?.map(personOf), [staff.data])
  return { ...staff, data }
}

/** What the list of users reads, by whether the backend has the list of people. */
export const peopleList = (hasPeople: boolean) =>
  hasPeople
    ? { operation: peopleResource.list, useRows: useList<Person> }
    : { operation: staffList, useRows: useStaffAsPeople }

const personOf = (row: Staff): Person => ({
  id: String(row.id),
  staffRowId: row.id,
  staffId: row.staffId,
  firstName: row.firstName,
  lastName: row.lastName,
  emailAddress: row.emailAddress,
  username: row.username,
  role: row.role,
  siteCodes: row.siteCodes,
  isManual: row.isManual,
  accountState: row.accountId === null ? 'none' : row.locked ? 'locked' : null,
  accountId: row.accountId,
  authXAccountId: row.authXAccountId,
  authProvider: null,
  roles: [],
  invitation: null,
  invitedAt: null,
  updatedAt: null,
  lockedAt: null,
  lockedUntil: null,
  lockReason: null,
  lockedFrom: null,
  failedLoginCount: null,
  mustChangePassword: null,
  passwordChangedAt: null,
  secondFactorCount: null,
  lastLogin: null,
  lastLoginIp: null,
})
