/** Whether a section is a class or a homeroom. The stored value, and what people read. */
export const CLASS_TYPES = {
  scheduled: 'Scheduled',
  homeroom: 'Homeroom',
} as const

/** What somebody is in a section. The stored value, and what people read. */
export const ROSTER_ROLES = {
  student: 'Student',
  teacher: 'Teacher',
  aide: 'Aide',
  administrator: 'Administrator',
  proctor: 'Proctor',
} as const
