/** Whether a section is a class or a homeroom. Stored values and their labels. */
export const CLASS_TYPES = {
  scheduled: 'Scheduled',
  homeroom: 'Homeroom',
} as const

/** A person's part in a section: stored values and their labels. */
export const ROSTER_ROLES = {
  student: 'Student',
  teacher: 'Teacher',
  aide: 'Aide',
  administrator: 'Administrator',
  proctor: 'Proctor',
} as const
