/** What a staff member does. Stored values and their labels. */
export const STAFF_ROLES = {
  administrator: 'Administrator',
  aide: 'Aide',
  counselor: 'Counselor',
  districtAdministrator: 'District administrator',
  principal: 'Principal',
  proctor: 'Proctor',
  siteAdministrator: 'Site administrator',
  systemAdministrator: 'System administrator',
  teacher: 'Teacher',
} as const

export type StaffRole = keyof typeof STAFF_ROLES

/** Whether a staff member works at present. Stored values and their labels. */
export const EMPLOYMENT_STATUSES = {
  active: 'Active',
  leave: 'On leave',
  substitute: 'Substitute',
  retired: 'Retired',
  terminated: 'Terminated',
} as const

export type EmploymentStatus = keyof typeof EMPLOYMENT_STATUSES
