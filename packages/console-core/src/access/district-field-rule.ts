import { EMPLOYEE_ROLE } from '../roles/roles.ts'
import type { AccessRule } from '../routes/route-def.ts'

/** The fields of a district that its own API contact may change (R47). */
export const DISTRICT_CONTACT_FIELDS = ['contactName', 'contactEmailAddress', 'contactPhone'] as const

/** Who changes what of a district (R47): its contact, the provider's notes, everything else. */
export const DISTRICT_RULES_BY_PART = {
  contact: { all: ['ROLE_SETUP_SIS_IMPORTS_API_EDIT'] },
  notes: { all: [EMPLOYEE_ROLE] },
  profile: { all: ['ROLE_SETUP_DISTRICT_CREATE'], orEmployee: true },
} as const satisfies Record<string, AccessRule>

/** Who may change a field of a district by `PATCH /district/{id}`. */
export const districtFieldRule = (field: string): AccessRule => {
  if (DISTRICT_CONTACT_FIELDS.some((name) => name === field)) return DISTRICT_RULES_BY_PART.contact
  return field === 'notes' ? DISTRICT_RULES_BY_PART.notes : DISTRICT_RULES_BY_PART.profile
}
