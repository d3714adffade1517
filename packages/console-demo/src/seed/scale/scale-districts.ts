import { STATE_FIPS, US_STATES, type UsState } from '@edconsole/console-core/contract'
import type { DemoDistrict } from '../demo-districts.ts'
import { NAMES } from '../imports/names.ts'
import type { ScaleSize } from './scale-size.ts'
import { type Share, sharesOf } from './share.ts'

/** A district with its part of the students and of the log. */
export type ScaleDistrict = {
  draft: DemoDistrict
  lea: string
  students: Share
  log: Share
}

const STATES = Object.keys(US_STATES) as UsState[]
const KINDS = [
  'Unified',
  'Public Schools',
  'Community Schools',
  'Area Schools',
  'Consolidated',
  'City Schools',
]
const PROVIDERS = ['Aeries', 'Qmlativ', 'Q', 'OneRoster'] as const
const STUDENTS_PER_SITE = 600

/** Invented districts, always the same ones. */
export const scaleDistricts = ({ districts, students, logRows }: ScaleSize): ScaleDistrict[] => {
  const ofStudents = sharesOf(students, districts)
  const ofLog = sharesOf(logRows, districts)
  return Array.from({ length: districts }, (_, index) => {
    const draft = draftOf(index, students / districts)
    const none = { from: 1, to: 0 }
    return { draft, lea: draft.lea, students: ofStudents[index] ?? none, log: ofLog[index] ?? none }
  })
}

const draftOf = (index: number, studentsOnAverage: number): DemoDistrict => {
  const state = STATES[(index * 7) % STATES.length] ?? 'OR'
  const place = NAMES.place[index % NAMES.place.length] ?? 'Linden Park'
  const round = Math.floor(index / NAMES.place.length)
  // Beyond the parts that names are made of a number tells them apart, as in some real states.
  const number = Math.floor(round / KINDS.length)
  const name = `${place} ${KINDS[round % KINDS.length]}${number > 0 ? ` ${number + 1}` : ''}`
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${index + 1}`
  return {
    id: 1001 + index,
    lea: `${STATE_FIPS[state]}${String(10_001 + index)}`,
    districtName: name,
    slug,
    state,
    districtType: 'unified',
    city: place,
    county: place,
    zip: String(10_000 + ((index * 37) % 89_999)),
    timeZone: 'America/Chicago',
    sisProviderName: PROVIDERS[index % PROVIDERS.length] ?? 'Aeries',
    profile: 'normal',
    sites: Math.ceil((studentsOnAverage * 2) / STUDENTS_PER_SITE),
    contactName: nameOf(index),
    contactEmailAddress: `contact${index + 1}@example.org`,
  }
}

const nameOf = (index: number): string =>
  `${NAMES.first[index % NAMES.first.length]} ${NAMES.last[(index * 13) % NAMES.last.length]}`
