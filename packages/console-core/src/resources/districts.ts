import type { District, DistrictListItem } from '../entities/district.ts'
import { get, list, resource } from './operation.ts'

export const districtsResource = resource(
  'districts',
  { records: 'districts' },
  {
    /** The picker's light list: all districts of the caller, unpaged (R46). */
    all: get<DistrictListItem[]>('/districts'),
    /** Full districts; `filter[id]` or `lea` gives a list of one (R46). */
    list: list<District>(
      '/district',
      {
        key: 'id',
        sortable: ['districtName', 'lea', 'state'],
        filterable: ['lea', 'state', 'isActive'],
        searchable: ['districtName', 'lea'],
        defaultSort: { districtName: 'asc' },
      },
      { query: ['lea'] },
    ),
  },
)
