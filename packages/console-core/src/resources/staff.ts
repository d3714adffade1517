import { rowDecoders } from '../api/decoders.ts'
import { type Staff, staffComponent } from '../components/staff.ts'
import type { NewStaff, UpdateStaff } from '../entities/staff.ts'
import { componentList } from './component-list.ts'
import { patch, post, resource } from './operation.ts'

const fields = rowDecoders(staffComponent)

export const staffResource = resource(
  'staff',
  {
    records: 'staff',
    type: 'Staff',
    identify: ({ lastName, firstName }: Staff) => [lastName, firstName].filter(Boolean).join(', '),
  },
  {
    list: componentList<Staff>(
      staffComponent,
      '/district/staffs',
      { defaultSort: { lastName: 'asc' }, filterable: ['hasSection', 'siteCodes'] },
      { fail: 'Error fetching staff' },
    ),
    create: post<NewStaff, Staff>('/district/staff', { fields, lea: true }),
    update: patch<UpdateStaff, Staff>('/district/staff/{id}', {
      fields,
      lea: true,
      version: 'dateLastModified',
    }),
  },
)
