import type { FormSectionSpec } from '../../../patterns/resource-form/index.ts'
import type { WithDistrictFields } from './district-values.ts'
import type { DistrictFormMessages } from './messages.ts'

type Section = FormSectionSpec<WithDistrictFields>

/** The sections of a district by name, so that a screen puts others between them. */
export const districtSections = ({ sections }: DistrictFormMessages) =>
  ({
    district: {
      ...sections.district,
      fields: ['districtName', 'state', 'sisYear', 'districtType', 'timeZone'],
    },
    contact: { ...sections.contact, fields: ['contactEmailAddress', 'contactName', 'contactPhone'] },
    codes: { ...sections.codes, fields: ['ncesLeaId', 'stateLeaId'] },
    address: { ...sections.address, fields: ['address1', 'address2', 'city', 'zip', 'county', 'website'] },
    use: { ...sections.use, fields: ['importsEnabled', 'isActive'] },
    notes: { ...sections.notes, fields: ['notes'] },
  }) satisfies Record<string, Section>
