/** The files that we fill, with the columns of the standard in its order; `*` marks those that no row may leave empty. */
const COMMON = {
  academicSessions:
    '*sourcedId,status,dateLastModified,*title,*type,*startDate,*endDate,parentSourcedId,*schoolYear',
  orgs: '*sourcedId,status,dateLastModified,*name,*type,identifier,parentSourcedId',
  courses:
    '*sourcedId,status,dateLastModified,schoolYearSourcedId,*title,courseCode,grades,*orgSourcedId,subjects,subjectCodes',
  classes:
    '*sourcedId,status,dateLastModified,*title,grades,*courseSourcedId,classCode,*classType,location,*schoolSourcedId,*termSourcedIds,subjects,subjectCodes,periods',
  enrollments:
    '*sourcedId,status,dateLastModified,*classSourcedId,*schoolSourcedId,*userSourcedId,*role,primary,beginDate,endDate',
  demographics:
    '*sourcedId,status,dateLastModified,birthDate,sex,americanIndianOrAlaskaNative,asian,blackOrAfricanAmerican,nativeHawaiianOrOtherPacificIslander,white,demographicRaceTwoOrMoreRaces,hispanicOrLatinoEthnicity,countryOfBirthCode,stateOfBirthAbbreviation,cityOfBirth,publicSchoolResidenceStatus',
}

const FILES = {
  '1.1': {
    ...COMMON,
    users:
      '*sourcedId,status,dateLastModified,*enabledUser,*orgSourcedIds,*role,*username,userIds,*givenName,*familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
  },
  '1.2': {
    ...COMMON,
    users:
      '*sourcedId,status,dateLastModified,*enabledUser,*username,userIds,*givenName,*familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
    roles:
      '*sourcedId,status,dateLastModified,*userSourcedId,*roleType,*role,beginDate,endDate,*orgSourcedId,userProfileSourcedId',
  },
} as const

export type OneRosterVersion = keyof typeof FILES

export type OneRosterFile = keyof (typeof FILES)['1.2']

export type FileColumn = { readonly name: string; readonly isRequired: boolean }

/** The columns of a file in their order; none of one that the version does not have. */
export const columnsOfFile = (version: OneRosterVersion, file: OneRosterFile): readonly FileColumn[] =>
  COLUMNS[version].get(file) ?? []

const parse = (files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly FileColumn[]> =>
  new Map(
    Object.entries(files).map(([file, columns]) => [
      file,
      columns
        .split(',')
        .map((column) => ({ name: column.replace('*', ''), isRequired: column.startsWith('*') })),
    ]),
  )

const COLUMNS = { '1.1': parse(FILES['1.1']), '1.2': parse(FILES['1.2']) }
