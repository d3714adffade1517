import { expect, it } from 'vitest'
import { updateDistrictSchema } from '../entities/district.schema.ts'
import { DISTRICT_CONTACT_FIELDS, DISTRICT_RULES_BY_PART, districtFieldRule } from './district-field-rule.ts'

it('[R47] every field that can be changed belongs to the contact, the notes or the profile', () => {
  const fields = Object.keys(updateDistrictSchema.shape)
  const partOf = (field: string) =>
    Object.entries(DISTRICT_RULES_BY_PART).find(([, rule]) => rule === districtFieldRule(field))?.[0]
  const contact = fields.filter((field) => partOf(field) === 'contact')
  expect(contact.sort()).toEqual([...DISTRICT_CONTACT_FIELDS].sort())
  expect(fields.filter((field) => partOf(field) === 'notes')).toEqual(['notes'])
  expect(fields.filter((field) => partOf(field) === 'profile')).toEqual(
    expect.arrayContaining(['districtName', 'sisYear', 'isActive', 'sisProviderName']),
  )
})
