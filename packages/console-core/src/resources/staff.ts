import type { NewStaff, Staff, UpdateStaff } from '../entities/staff.ts'
import { list, patch, post, resource } from './operation.ts'
import { ROW_FILTERS } from './row-filters.ts'

export const staffResource = resource(
  'staff',
  {
    records: 'staff',
    type: 'Staff',
    identify: ({ lastName, firstName }: Staff) => [lastName, firstName].filter(Boolean).join(', '),
  },
  {
    list: list<Staff>(
      '/district/staffs',
      {
        key: 'id',
        sortable: ['staffId', 'lastName', 'emailAddress', 'role', 'primarySiteCode'],
        filterable: [
          'staffId',
          'emailAddress',
          'role',
          'primarySiteCode',
          'employmentStatus',
          'hasSection',
          ...ROW_FILTERS,
        ],
        mayBeEmpty: ['emailAddress', 'batchId'],
        searchable: ['staffId', 'firstName', 'lastName', 'emailAddress', 'username'],
        defaultSort: { lastName: 'asc' },
        facets: ['role', 'primarySiteCode', 'employmentStatus'],
      },
      { lea: true, fail: 'Error fetching staff' },
    ),
    create: post<NewStaff, Staff>('/district/staff', { lea: true }),
    update: patch<UpdateStaff, Staff>('/district/staff/{id}', { lea: true, version: 'dateLastModified' }),
  },
)
