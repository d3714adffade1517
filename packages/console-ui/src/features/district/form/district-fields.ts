import { DISTRICT_TYPES, formatYearPair, US_STATES } from '@edconsole/console-core'
import type { FormField } from '../../../patterns/resource-form/index.ts'
import { timeZoneOptions } from '../../formats/time-zones.ts'
import type { WithDistrictFields } from './district-values.ts'
import type { DistrictFormMessages } from './messages.ts'

/** The fields of a district as data; the LEA is no field of one that is there. */
export const districtFields = (m: DistrictFormMessages): FormField<WithDistrictFields>[] => [
  { name: 'districtName', label: m.districtName, control: { kind: 'text' }, required: true },
  {
    name: 'state',
    label: m.state,
    control: { kind: 'search-select', options: states },
    required: true,
    width: 'half',
  },
  {
    name: 'sisYear',
    label: m.sisYear,
    control: { kind: 'text', format: (year) => (typeof year === 'number' ? formatYearPair(year) : '') },
    readOnly: m.sisYearHelp,
    width: 'half',
  },
  {
    name: 'districtType',
    label: m.districtType,
    control: { kind: 'select', options: types },
    required: true,
    width: 'half',
  },
  {
    name: 'timeZone',
    label: m.timeZone,
    control: { kind: 'search-select', options: zones },
    help: m.timeZoneHelp,
    required: true,
    width: 'half',
  },
  {
    name: 'contactEmailAddress',
    label: m.contactEmailAddress,
    control: { kind: 'text', type: 'email' },
    help: m.contactEmailHelp,
    expects: m.emailExpects,
  },
  { name: 'contactName', label: m.contactName, control: { kind: 'text' }, width: 'half' },
  {
    name: 'contactPhone',
    label: m.contactPhone,
    control: { kind: 'text', type: 'tel', clean: (typed) => typed.replace(/[\s().+-]|ext|x/gi, '') },
    help: m.phoneHelp,
    expects: m.phoneExpects,
    width: 'half',
  },
  {
    name: 'ncesLeaId',
    label: m.ncesLeaId,
    control: { kind: 'text', mono: true },
    help: m.ncesHelp,
    width: 'half',
  },
  {
    name: 'stateLeaId',
    label: m.stateLeaId,
    control: { kind: 'text', mono: true },
    varies: ({ state }) => (state === 'CA' ? { label: m.cds, help: m.cdsHelp } : {}),
    width: 'half',
  },
  { name: 'address1', label: m.address1, control: { kind: 'text' } },
  { name: 'address2', label: m.address2, control: { kind: 'text' } },
  { name: 'city', label: m.city, control: { kind: 'text' }, width: 'half' },
  { name: 'zip', label: m.zip, control: { kind: 'text' }, expects: m.zipExpects, width: 'half' },
  { name: 'county', label: m.county, control: { kind: 'text' }, width: 'half' },
  {
    name: 'website',
    label: m.website,
    control: { kind: 'text', type: 'url' },
    expects: m.websiteExpects,
    width: 'half',
  },
  { name: 'importsEnabled', label: m.importsEnabled, control: { kind: 'switch' }, help: m.importsHelp },
  { name: 'isActive', label: m.isActive, control: { kind: 'switch' }, help: m.isActiveHelp },
  { name: 'notes', label: m.notes, control: { kind: 'textarea', rows: 4 } },
]

const states = Object.entries(US_STATES).map(([value, name]) => ({ value, label: `${name} (${value})` }))

const types = Object.entries(DISTRICT_TYPES).map(([value, label]) => ({ value, label }))

const zones = timeZoneOptions()
