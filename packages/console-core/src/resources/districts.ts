import { type Decoder, decodersOf } from '../api/decoders.ts'
import type { District, DistrictListItem, NewDistrict, UpdateDistrict } from '../entities/district.ts'
import { get, list, patch, post, resource } from './operation.ts'

/** Others may spell it as a text; one that no number is exact enough for is none. */
const id: Decoder = (value) => {
  const number = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) ? number : null
}

const listFields = decodersOf<DistrictListItem>(
  { text: ['lea', 'districtName', 'state'], textOrNull: ['lastImportStatus'] },
  { id },
)

const fields = decodersOf<District>(
  {
    text: ['lea', 'districtName', 'state', 'timeZone'],
    textOrNull: ['contactName', 'contactPhone', 'sisProviderName', 'autoImportTime', 'lastImportStatus'],
    // A blank address counts as none: there is no one to ask ([S5]).
    filled: ['contactEmailAddress'],
    number: ['illuminateClientId', 'sisYear', 'lastImportBatchId'],
  },
  { id },
)

export const districtsResource = resource(
  'districts',
  { records: 'districts', type: 'District', identify: ({ districtName }: District) => districtName },
  {
    /** The picker's light list: all districts of the caller, unpaged (R46). `limit`: the first ones only, which tell whether there is a choice. */
    all: get<DistrictListItem[]>('/districts', { answers: 'rows', fields: listFields, query: ['limit'] }),
    /** Full districts; `filter[id]` or `lea` gives a list of one (R46). */
    list: list<District>(
      '/district',
      {
        key: 'id',
        sortable: ['districtName', 'lea', 'state'],
        filterable: ['lea', 'state', 'isActive', 'ncesLeaId', 'stateLeaId', 'illuminateClientId'],
        mayBeEmpty: ['ncesLeaId', 'stateLeaId'],
        searchable: ['districtName', 'lea'],
        defaultSort: { districtName: 'asc' },
      },
      { fields, query: ['lea'] },
    ),
    /** The district gets a client of its own unless it names one. */
    create: post<NewDistrict, District>('/district', { fields, lea: 'body' }),
    /** Who may change each field: `districtFieldRule`. A higher `sisYear` is the last step of a rollover (R26). */
    update: patch<UpdateDistrict, District>('/district/{id}', { fields, lea: true, version: 'updatedAt' }),
    /** Sends a mail to the district's contact (R10, R25); 503 when it could not be sent. */
    requestFromCustomer: post<undefined, District>('/district/{id}/request-from-customer', {
      fields,
      lea: true,
      confirms: false,
    }),
  },
)
