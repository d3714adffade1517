import type { District, DistrictListItem, NewDistrict, UpdateDistrict } from '../entities/district.ts'
import { get, list, patch, post, resource } from './operation.ts'

export const districtsResource = resource(
  'districts',
  { records: 'districts', type: 'District', identify: ({ districtName }: District) => districtName },
  {
    /** The picker's light list: all districts of the caller, unpaged (R46). */
    all: get<DistrictListItem[]>('/districts'),
    /** Full districts; `filter[id]` or `lea` gives a list of one (R46). */
    list: list<District>(
      '/district',
      {
        key: 'id',
        sortable: ['districtName', 'lea', 'state'],
        filterable: ['lea', 'state', 'isActive', 'ncesLeaId', 'stateLeaId'],
        mayBeEmpty: ['ncesLeaId', 'stateLeaId'],
        searchable: ['districtName', 'lea'],
        defaultSort: { districtName: 'asc' },
      },
      { query: ['lea'] },
    ),
    /** The district gets a client of its own unless it names one. */
    create: post<NewDistrict, District>('/district', { lea: 'body' }),
    /** Each field has somebody who may change it: `districtFieldRule`. A higher `sisYear` is the last step of a rollover (R26). */
    update: patch<UpdateDistrict, District>('/district/{id}', { lea: true }),
    /** Sends a mail to the district's contact (R10, R25); 503 when it could not be sent. */
    requestFromCustomer: post<undefined, District>('/district/{id}/request-from-customer', {
      lea: true,
      confirms: false,
    }),
  },
)
