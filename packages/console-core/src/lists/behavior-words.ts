/** Where an incident was. Stored values and their labels. */
export const INCIDENT_LOCATIONS = {
  classroom: 'Classroom',
  hallway: 'Hallway',
  cafeteria: 'Cafeteria',
  playground: 'Playground',
  bus: 'Bus',
  restroom: 'Restroom',
  gym: 'Gym',
  offCampus: 'Off campus',
  online: 'Online',
  other: 'Other',
} as const

/** What an incident was about. Stored values and their labels. */
export const BEHAVIOR_CATEGORIES = {
  disruption: 'Disruption',
  defiance: 'Defiance',
  fighting: 'Fighting',
  bullying: 'Bullying',
  harassment: 'Harassment',
  theft: 'Theft',
  vandalism: 'Vandalism',
  tobacco: 'Tobacco',
  drugs: 'Drugs',
  alcohol: 'Alcohol',
  weapon: 'Weapon',
  attendance: 'Attendance',
  technology: 'Technology',
  other: 'Other',
} as const

/** What a student was in an incident. Stored values and their labels. */
export const PARTICIPANT_ROLES = {
  perpetrator: 'Perpetrator',
  victim: 'Victim',
  witness: 'Witness',
  reporter: 'Reporter',
} as const

/** What followed an incident. Stored values and their labels. */
export const DISPOSITION_CATEGORIES = {
  warning: 'Warning',
  conference: 'Conference',
  detention: 'Detention',
  inSchoolSuspension: 'In-school suspension',
  outOfSchoolSuspension: 'Out-of-school suspension',
  expulsion: 'Expulsion',
  restorative: 'Restorative',
  referral: 'Referral',
  other: 'Other',
} as const
