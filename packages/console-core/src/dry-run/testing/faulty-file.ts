import { templateFor } from '../../import-rules/testing/sample.ts'
import type { DryRunContext } from '../dry-run-context.ts'

/** Not in the file. */
const UNFILLED = [
  ...['hispanicEthnicity', 'races', 'specialEducation', 'section504', 'giftedTalented', 'homeless'],
  ...['fosterYouth', 'migrant', 'economicallyDisadvantaged'],
]

/** A template of students whose translations are not all right. */
export const faultyTemplate = templateFor(
  'students',
  {
    ...Object.fromEntries(UNFILLED.map((name) => [name, { mappingType: 'ignore' as const }])),
    gender: {
      translate: [
        ['1', 'F'],
        ['1', 'M'],
      ],
    },
    primaryLanguage: { translate: [['', 'eng', 'any']] },
  },
  { isStrict: true },
)

/** What the district holds: an open site and one that is switched off. */
export const faultyContext: DryRunContext = {
  districtId: '412',
  schoolYear: 2026,
  today: '2026-09-14',
  notChecked: [],
  excluded: null,
  sites: ['0412'],
  inactiveSites: ['0417'],
  closedSites: [],
  students: [],
  staff: [],
  courses: [],
  sections: [],
}

type Change = Readonly<Record<string, string>>
const clean = (id: number, change: Change = {}): string =>
  Object.values({
    LOCAL_ID: String(id),
    first_nm: 'Theo',
    LAST_NM: 'Nguyen',
    BIRTH_DT: '03/09/2014',
    GRADE: '06',
    SCHOOL_CD: '0412',
    STATE_ID: '',
    GENDER: 'M',
    STATUS: 'enrolled',
    ENTRY_DT: '08/12/2026',
    EXIT_DT: '',
    HOME_LANG: 'eng',
    EMAIL: '',
    LOCKER: '12',
    ...change,
  }).join(',')

/** What is wrong with the file, each by its cause, and how many of its findings there are. */
export const FAULTS: Readonly<Record<string, number>> = {
  'V010:file': 0,
  'V002:firstName': 0,
  'V001:middleName': 0,
  'V003:lastName': 1,
  'V004:birthDate': 1,
  'V004:exitDate': 1,
  'V005:firstName': 1,
  'V007:file': 1,
  'V008:studentId': 1,
  'V009:emailAddress': 1,
  'T001:gradeLevel': 2,
  'T002:primaryLanguage': 1,
  'T003:gender': 1,
  'R001:siteCode': 1,
  'R009:siteCode': 1,
}

/** Forty clean rows and fourteen with a fault each, in Windows-1252. */
export const faultyFile = (): File => {
  const header =
    'LOCAL_ID,first_nm,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD,STATE_ID,GENDER,STATUS,ENTRY_DT,EXIT_DT,HOME_LANG,EMAIL,LOCKER'
  const rows = [
    ...Array.from({ length: 40 }, (_, i) => clean(1000 + i)),
    clean(1, { LAST_NM: '' }),
    clean(2, { BIRTH_DT: '02/30/2014' }),
    clean(3, { EXIT_DT: '08/01/2026' }),
    clean(4, { first_nm: 'x'.repeat(80) }),
    '5,Theo',
    clean(1000, { STATE_ID: '7' }),
    clean(7, { EMAIL: 'no address' }),
    clean(8, { GRADE: 'TK+' }),
    clean(9, { GRADE: 'TK+' }),
    clean(10, { HOME_LANG: '98' }),
    clean(11, { GENDER: '1' }),
    clean(12, { SCHOOL_CD: '0499' }),
    clean(13, { SCHOOL_CD: '0417' }),
    clean(14, { first_nm: 'Inés' }),
  ]
  const text = [header, ...rows, ''].join('\r\n')
  return new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], 'STU.csv')
}
