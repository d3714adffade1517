import type { NewStaff, Staff, UpdateStaff } from '../entities/staff.ts'
import { list, patch, post, resource } from './operation.ts'

export const staffResource = resource(
  'staff',
  {
    records: 'staff',
    type: 'Staff',
    identify: ({ lastName, firstName }: Staff) => `${lastName}, ${firstName}`,
  },
  {
    list: list<Staff>(
      '/district/staffs',
      {
        key: 'id',
        sortable: ['lastName', 'emailAddress', 'role', 'primarySiteCode'],
        filterable: ['sourceId', 'role', 'primarySiteCode', 'isActive', 'schoolYear'],
        searchable: ['staffId', 'firstName', 'lastName', 'emailAddress', 'username'],
        defaultSort: { lastName: 'asc' },
      },
      { lea: true, fail: 'Error fetching staff' },
    ),
    create: post<NewStaff, Staff>('/district/staff', { lea: true }),
    update: patch<UpdateStaff, Staff>('/district/staff/{id}', { lea: true }),
  },
)
