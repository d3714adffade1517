/** What each code of the demo's files means to us. */
export type Codes = Readonly<Record<string, string>>

export const GRADES: Codes = {
  K: 'KG',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), `0${i + 1}`])),
}

/** `*` stands for any other code. */
export const LANGUAGES: Codes = {
  '00': 'eng',
  '01': 'spa',
  '02': 'vie',
  '03': 'yue',
  '04': 'kor',
  '05': 'tgl',
  '11': 'arb',
  '23': 'hmn',
  '28': 'pan',
  '29': 'rus',
  '*': 'und',
}

export const STAFF_ROLES: Codes = {
  T: 'teacher',
  A: 'aide',
  P: 'principal',
  C: 'counselor',
  D: 'districtAdministrator',
}

export const STATUSES: Codes = {
  A: 'enrolled',
  P: 'preEnrolled',
  W: 'withdrawn',
  G: 'graduated',
  N: 'noShow',
}

export const SESSIONS: Codes = { YR: 'schoolYear', TR: 'term', SM: 'semester', MP: 'gradingPeriod' }

export const PERIODS: Codes = {
  '9A': 'firstNineWeeks',
  '9B': 'secondNineWeeks',
  '9C': 'thirdNineWeeks',
  '9D': 'fourthNineWeeks',
  '3A': 'firstTrimester',
  '3B': 'secondTrimester',
  '3C': 'thirdTrimester',
  '2A': 'firstSemester',
  '2B': 'secondSemester',
}

export const RELATIONSHIPS: Codes = {
  MO: 'mother',
  FA: 'father',
  GU: 'guardian',
  GP: 'grandparent',
  SP: 'stepparent',
  FP: 'fosterParent',
  OT: 'other',
}

export const SUBJECTS: Codes = {
  ENG: 'ELA',
  MTH: 'Math',
  SCI: 'Science',
  SOC: 'Social Science',
  WLG: 'World Language',
  PHE: 'PE',
  HLT: 'Health',
  ART: 'Arts',
  VOC: 'CTE',
  ESL: 'ELD',
  SPE: 'Special Education',
  ELE: 'Elective',
  HRM: 'Homeroom',
}

export const LEVELS: Codes = { G: 'general', H: 'honors', AP: 'ap', IB: 'ib', S: 'specialEducation' }
export const CLASSES: Codes = { S: 'scheduled', H: 'homeroom' }
export const ROSTER_ROLES: Codes = { S: 'student', T: 'teacher', A: 'aide' }

export const ATTENDANCE: Codes = {
  EX: 'excusedAbsence',
  UN: 'unexcusedAbsence',
  TD: 'tardy',
  TE: 'tardyExcused',
}

export const LOCATIONS: Codes = {
  CLS: 'classroom',
  HAL: 'hallway',
  CAF: 'cafeteria',
  PLY: 'playground',
  BUS: 'bus',
  GYM: 'gym',
  ONL: 'online',
}

export const INCIDENTS: Codes = {
  '01': 'disruption',
  '02': 'defiance',
  '03': 'fighting',
  '04': 'technology',
  '05': 'attendance',
  '06': 'vandalism',
}

export const DISPOSITIONS: Codes = {
  W: 'warning',
  C: 'conference',
  D: 'detention',
  I: 'inSchoolSuspension',
  R: 'restorative',
}

export const PARTICIPANTS: Codes = { P: 'perpetrator', V: 'victim', W: 'witness' }
export const SCORES: Codes = { G: 'fullyGraded', N: 'notSubmitted', E: 'exempt' }
export const GRADE_KINDS: Codes = { P: 'progress', Q: 'quarter', T: 'trimester', S: 'semester' }
export const REPEATS: Codes = { N: 'none', R: 'replaced' }
export const RESULTS: Codes = { P: 'pass', F: 'fail', I: 'incomplete' }
export const TAG_KINDS: Codes = { P: 'program', G: 'group', A: 'athletics' }

export const PROGRAM_KINDS: Codes = {
  SE: 'specialEducation',
  '504': 'section504',
  GT: 'gate',
  HO: 'homeless',
  MG: 'migrant',
}
