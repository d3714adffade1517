import { STATE_FIPS, US_STATES, type UsState } from '@edconsole/console-core/contract'
import type { DemoDistrict } from '../demo-districts.ts'
import { NAMES } from '../imports/names.ts'
import type { ScaleSize } from './scale-size.ts'
import { partsOf, type SchoolParts } from './school-parts.ts'
import { type Share, sharesOf } from './share.ts'

/** A district with its part of the rows and of the log. */
export type ScaleDistrict = {
  draft: DemoDistrict
  lea: string
  parts: SchoolParts
  /** Its students among those of all districts. */
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

/** Invented districts, always the same ones: many small ones, and a few large ones at the end. */
export const scaleDistricts = ({ districts, rows, students, logRows }: ScaleSize): ScaleDistrict[] => {
  const none = { from: 1, to: 0 }
  const [ofRows, ofStudents, ofLog] = [rows, students, logRows].map((whole) => sharesOf(whole, districts))
  return Array.from({ length: districts }, (_, index) => {
    const own = ofStudents?.[index] ?? none
    const parts = partsOf(ofRows?.[index] ?? none, own)
    const draft = draftOf(index, parts.sites)
    return { draft, lea: draft.lea, parts, students: own, log: ofLog?.[index] ?? none }
  })
}

const draftOf = (index: number, sites: number): DemoDistrict => {
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
    sites,
    contactName: nameOf(index),
    contactEmailAddress: `contact${index + 1}@example.org`,
  }
}

const nameOf = (index: number): string =>
  `${NAMES.first[index % NAMES.first.length]} ${NAMES.last[(index * 13) % NAMES.last.length]}`
