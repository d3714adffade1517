import type { Enrollment, Student } from '@edconsole/console-core/contract'
import type { ImportedComponent, Value } from '@edconsole/console-core/import-rules'
import { spread } from '../rows/one-of.ts'
import { TAG_COLORS } from '../rows/student-groups.ts'
import { studentNeeds } from '../rows/student-needs.ts'

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
export const extraFields = (component: ImportedComponent, record: Fields, place: Place): object => {
  switch (component) {
    case 'students':
      return ofStudent(record, place)
    case 'enrollment':
      return ofEnrollment(place)
    case 'contacts':
      return addressOf(Number(record.studentId), place)
    case 'studentTags':
      return { color: TAG_COLORS[String(record.tagCode)] ?? null, source: 'sis' }
    default:
      return {}
  }
}

const ofEnrollment = ({ lea }: Place): Partial<Enrollment> => ({
  residencyDistrict: lea,
  enrollmentType: 'primary',
  fte: 1,
  tuitionType: 'none',
})

/** Contacts live where their student does. */
const addressOf = (n: number, { city, state, zip }: Place) => ({
  address1: `${100 + (n % 80) * 12} Orchard Lane`,
  city,
  state,
  zip,
})

const RACES = [['WHI'], ['WHI'], ['ASI'], ['BLA'], ['MUL'], ['AMI', 'WHI'], ['PAC']] as const
const LEARNS_ENGLISH = ['EL', 'RFEP', 'EL', 'IFEP'] as const

const ofStudent = (record: Fields, place: Place) => {
  const n = Number(record.studentId)
  const grade = Number(record.gradeLevel)
  return {
    studentNumber: String(100 + (n % 900)),
    hispanicEthnicity: spread(n, 1, 4) === 0,
    races: [...(RACES[n % RACES.length] ?? [])],
    correspondenceLanguage: languageOf(record),
    elStatus: languageOf(record) === 'eng' ? 'EO' : (LEARNS_ENGLISH[n % LEARNS_ENGLISH.length] ?? 'TBD'),
    ...studentNeeds(n),
    ...addressOf(n, place),
    homePhone: `55555501${String(n % 100).padStart(2, '0')}`,
    graduationYear: Number.isNaN(grade) ? null : place.schoolYear + 13 - grade,
  } satisfies { [Field in keyof Student]?: unknown }
}

const languageOf = ({ primaryLanguage }: Fields) =>
  typeof primaryLanguage === 'string' && primaryLanguage !== 'und' ? primaryLanguage : 'eng'
