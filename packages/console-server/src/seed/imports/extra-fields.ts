import type { Enrollment, Student } from '@edconsole/console-core/contract'
import type { Value } from '@edconsole/console-core/import-rules'
import type { SeedComponent } from './seed-component.ts'

/** Where people of a district live. */
export type Place = {
  lea: string
  schoolYear: number
  city: string | null
  state: Student['state']
  zip: string | null
}

type Fields = Readonly<{ [field: string]: Value }>

/** What demo districts know of a row beyond what their files bring; imports leave these fields alone. */
export const extraFields = (component: SeedComponent, record: Fields, place: Place): object => {
  if (component === 'students') return ofStudent(record, place)
  return component === 'enrollment' ? ofEnrollment(place) : {}
}

const ofEnrollment = ({ lea }: Place): Partial<Enrollment> => ({
  ...{ residencyDistrict: lea, enrollmentType: 'primary', fte: 1, tuitionType: 'none' },
})

const RACES = [['WHI'], ['WHI'], ['ASI'], ['BLA'], ['MUL'], ['AMI', 'WHI'], ['PAC']] as const
const LEARNS_ENGLISH = ['EL', 'RFEP', 'EL', 'IFEP'] as const

const ofStudent = (record: Fields, { schoolYear, city, state, zip }: Place) => {
  const n = Number(record.studentId)
  const grade = Number(record.gradeLevel)
  const oneIn = (every: number, salt: number) => ((n * 7919 + salt * 104_729) % 1_000_003) % every === 0
  return {
    studentNumber: String(100 + (n % 900)),
    hispanicEthnicity: oneIn(4, 1),
    races: [...(RACES[n % RACES.length] ?? [])],
    correspondenceLanguage: languageOf(record),
    elStatus: languageOf(record) === 'eng' ? 'EO' : (LEARNS_ENGLISH[n % LEARNS_ENGLISH.length] ?? 'TBD'),
    specialEducation: oneIn(14, 2),
    section504: oneIn(50, 3),
    giftedTalented: oneIn(24, 4),
    homeless: oneIn(300, 5),
    migrant: oneIn(400, 6),
    fosterYouth: oneIn(500, 7),
    economicallyDisadvantaged: oneIn(3, 8),
    address1: `${100 + (n % 80) * 12} Orchard Lane`,
    ...{ city, state, zip },
    homePhone: `55555501${String(n % 100).padStart(2, '0')}`,
    graduationYear: Number.isNaN(grade) ? null : schoolYear + 13 - grade,
  } satisfies { [Field in keyof Student]?: unknown }
}

const languageOf = ({ primaryLanguage }: Fields) =>
  typeof primaryLanguage === 'string' && primaryLanguage !== 'und' ? primaryLanguage : 'eng'
