/** One kind of data that an import loads. `sites` before everything that names a site, and so on. */
export const COMPONENTS = {
  sites: { title: 'Sites', loadOrder: 10, dependsOn: [] },
  staff: { title: 'Staff', loadOrder: 20, dependsOn: ['sites'] },
  gradingPeriods: { title: 'Grading Periods', loadOrder: 30, dependsOn: ['sites'] },
  students: { title: 'Students', loadOrder: 40, dependsOn: ['sites'] },
  contacts: { title: 'Contacts', loadOrder: 50, dependsOn: ['students'] },
  courses: { title: 'Courses', loadOrder: 60, dependsOn: ['sites'] },
  sections: { title: 'Sections', loadOrder: 70, dependsOn: ['courses', 'staff'] },
  enrollment: { title: 'Enrollment', loadOrder: 80, dependsOn: ['students', 'sites'] },
  roster: { title: 'Roster', loadOrder: 90, dependsOn: ['sections', 'students'] },
  attendance: { title: 'Attendance', loadOrder: 100, dependsOn: ['students'] },
  behavior: { title: 'Behavior', loadOrder: 110, dependsOn: ['students'] },
  gradebooks: { title: 'Gradebooks', loadOrder: 120, dependsOn: ['sections'] },
  reportCards: { title: 'Report Cards', loadOrder: 130, dependsOn: ['students'] },
  transcripts: { title: 'Transcripts', loadOrder: 140, dependsOn: ['students'] },
  studentTags: { title: 'Student Tags', loadOrder: 150, dependsOn: ['students'] },
  studentPrograms: { title: 'Student Programs', loadOrder: 160, dependsOn: ['students'] },
  accounts: { title: 'Accounts', loadOrder: 170, dependsOn: ['staff'] },
} as const satisfies Record<string, { title: string; loadOrder: number; dependsOn: readonly string[] }>

export type ComponentName = keyof typeof COMPONENTS
