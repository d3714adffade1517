/**
 * The CSV tables of OneRoster 1.1.1 and 1.2.1 as the standard prints them, for checking files of whatever origin. What
 * exports write is said elsewhere: a check that read the same table as the writer would find nothing.
 */

/** How the standard writes a value. */
export type OneRosterKind = 'id' | 'text' | 'flag' | 'date' | 'instant' | 'year' | 'word'

export type OneRosterColumn = {
  readonly name: string
  readonly kind: OneRosterKind
  /** No row of a bulk file may leave it empty. */
  readonly isRequired: boolean
  /** Several values in one cell, with commas between them. */
  readonly isList: boolean
  /** The file whose rows it names. */
  readonly refersTo: string | null
  /** What a `word` may be. */
  readonly words: readonly string[]
  /** Says something about a person; reports name the row, never the value. */
  readonly isPersonal: boolean
}

export type OneRosterTables = {
  /** In the order of the standard. */
  readonly columns: ReadonlyMap<string, readonly OneRosterColumn[]>
  /** Every file that a manifest has to name. */
  readonly files: readonly string[]
  /** Whether words of one's own are allowed when they begin with `ext:`. */
  readonly takesExtensions: boolean
}

type Spec = Omit<OneRosterColumn, 'name'>

const spec = (kind: OneRosterKind, more: Partial<Spec> = {}): Spec => ({
  kind,
  isRequired: more.isRequired ?? false,
  isList: more.isList ?? false,
  refersTo: more.refersTo ?? null,
  words: more.words ?? [],
  isPersonal: more.isPersonal ?? false,
})

const TEXT = spec('text')
const TEXTS = spec('text', { isList: true })
const REQUIRED_TEXT = spec('text', { isRequired: true })
const PERSONAL = spec('text', { isPersonal: true })
const REQUIRED_PERSONAL = spec('text', { isPersonal: true, isRequired: true })
const FLAG = spec('flag')
const PERSONAL_FLAG = spec('flag', { isPersonal: true })
const DATE = spec('date')
const REQUIRED_DATE = spec('date', { isRequired: true })
const refersTo = (file: string): Spec => spec('id', { refersTo: file })
const mustReferTo = (file: string): Spec => spec('id', { refersTo: file, isRequired: true })
const listOf = (file: string): Spec => spec('id', { refersTo: file, isList: true })
const oneOf = (...words: readonly string[]): Spec => spec('word', { words })
const mustBeOneOf = (...words: readonly string[]): Spec => spec('word', { words, isRequired: true })

/** Every table begins with these. Status and date are required of delta files only. */
const HEAD = {
  sourcedId: spec('id', { isRequired: true }),
  status: oneOf('active', 'tobedeleted'),
  dateLastModified: spec('instant'),
}

const table = (more: Readonly<Record<string, Spec>>): readonly OneRosterColumn[] =>
  [HEAD, more].flatMap((part) =>
    Object.entries(part).map(([name, { kind, isRequired, isList, refersTo, words, isPersonal }]) => ({
      name,
      kind,
      isRequired,
      isList,
      refersTo,
      words,
      isPersonal,
    })),
  )

const academicSessions = table({
  title: REQUIRED_TEXT,
  type: mustBeOneOf('gradingPeriod', 'semester', 'schoolYear', 'term'),
  startDate: REQUIRED_DATE,
  endDate: REQUIRED_DATE,
  parentSourcedId: refersTo('academicSessions'),
  schoolYear: spec('year', { isRequired: true }),
})

const orgs = table({
  name: REQUIRED_TEXT,
  type: mustBeOneOf('department', 'school', 'district', 'local', 'state', 'national'),
  identifier: TEXT,
  parentSourcedId: refersTo('orgs'),
})

const courses = table({
  schoolYearSourcedId: refersTo('academicSessions'),
  title: REQUIRED_TEXT,
  courseCode: TEXT,
  grades: TEXTS,
  orgSourcedId: mustReferTo('orgs'),
  subjects: TEXTS,
  subjectCodes: TEXTS,
})

const classes = table({
  title: REQUIRED_TEXT,
  grades: TEXTS,
  courseSourcedId: mustReferTo('courses'),
  classCode: TEXT,
  classType: mustBeOneOf('homeroom', 'scheduled'),
  location: TEXT,
  schoolSourcedId: mustReferTo('orgs'),
  termSourcedIds: spec('id', { refersTo: 'academicSessions', isList: true, isRequired: true }),
  subjects: TEXTS,
  subjectCodes: TEXTS,
  periods: TEXTS,
})

const enrollments = table({
  classSourcedId: mustReferTo('classes'),
  schoolSourcedId: mustReferTo('orgs'),
  userSourcedId: mustReferTo('users'),
  role: mustBeOneOf('administrator', 'proctor', 'student', 'teacher'),
  primary: FLAG,
  beginDate: DATE,
  endDate: DATE,
})

const demographicsWith = (...sexes: readonly string[]) =>
  table({
    birthDate: spec('date', { isPersonal: true }),
    sex: spec('word', { words: sexes, isPersonal: true }),
    americanIndianOrAlaskaNative: PERSONAL_FLAG,
    asian: PERSONAL_FLAG,
    blackOrAfricanAmerican: PERSONAL_FLAG,
    nativeHawaiianOrOtherPacificIslander: PERSONAL_FLAG,
    white: PERSONAL_FLAG,
    demographicRaceTwoOrMoreRaces: PERSONAL_FLAG,
    hispanicOrLatinoEthnicity: PERSONAL_FLAG,
    countryOfBirthCode: PERSONAL,
    stateOfBirthAbbreviation: PERSONAL,
    cityOfBirth: PERSONAL,
    publicSchoolResidenceStatus: PERSONAL,
  })

const NAMES = {
  username: REQUIRED_PERSONAL,
  userIds: spec('text', { isList: true, isPersonal: true }),
  givenName: REQUIRED_PERSONAL,
  familyName: REQUIRED_PERSONAL,
  middleName: PERSONAL,
  identifier: PERSONAL,
  email: PERSONAL,
  sms: PERSONAL,
  phone: PERSONAL,
  agentSourcedIds: listOf('users'),
  grades: TEXTS,
  password: PERSONAL,
}
const ENABLED = { enabledUser: spec('flag', { isRequired: true }) }

const TABLES_1_1 = {
  academicSessions,
  orgs,
  courses,
  classes,
  enrollments,
  demographics: demographicsWith('male', 'female'),
  users: table(
    Object.assign(
      {},
      ENABLED,
      {
        orgSourcedIds: spec('id', { refersTo: 'orgs', isList: true, isRequired: true }),
        role: mustBeOneOf(
          ...['administrator', 'aide', 'guardian', 'parent'],
          ...['proctor', 'relative', 'student', 'teacher'],
        ),
      },
      NAMES,
    ),
  ),
}

const TABLES_1_2 = {
  academicSessions,
  orgs,
  courses,
  classes,
  enrollments,
  demographics: demographicsWith('male', 'female', 'unspecified', 'other'),
  users: table(
    Object.assign({}, ENABLED, NAMES, {
      userMasterIdentifier: PERSONAL,
      resourceSourcedIds: spec('id', { isList: true }),
      preferredGivenName: PERSONAL,
      preferredMiddleName: PERSONAL,
      preferredFamilyName: PERSONAL,
      primaryOrgSourcedId: refersTo('orgs'),
      pronouns: PERSONAL,
    }),
  ),
  roles: table({
    userSourcedId: mustReferTo('users'),
    roleType: mustBeOneOf('primary', 'secondary'),
    role: mustBeOneOf(
      ...['aide', 'counselor', 'districtAdministrator', 'guardian', 'parent', 'principal', 'proctor'],
      ...['relative', 'siteAdministrator', 'student', 'systemAdministrator', 'teacher'],
    ),
    beginDate: DATE,
    endDate: DATE,
    orgSourcedId: mustReferTo('orgs'),
    userProfileSourcedId: spec('id'),
  }),
}

/** By the version that a manifest names. Files about grades and resources are known by name; their rows are not read. */
export const ONEROSTER_TABLES: Readonly<Record<string, OneRosterTables>> = {
  '1.1': {
    columns: new Map(Object.entries(TABLES_1_1)),
    files: [
      ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
      ...['demographics', 'enrollments', 'lineItems', 'orgs', 'resources', 'results', 'users'],
    ],
    takesExtensions: false,
  },
  '1.2': {
    columns: new Map(Object.entries(TABLES_1_2)),
    files: [
      ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
      ...['demographics', 'enrollments', 'lineItemLearningObjectiveIds', 'lineItems', 'lineItemScoreScales'],
      ...['orgs', 'resources', 'resultLearningObjectiveIds', 'results', 'resultScoreScales', 'roles'],
      ...['scoreScales', 'userProfiles', 'userResources', 'users'],
    ],
    takesExtensions: true,
  },
}
