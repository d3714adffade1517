import type { SeedDistrict } from '../seed-district.ts'
import { createRandom } from './random.ts'

export type SeedKind = 'demo' | 'small'

/** How many rows of a student file carry which fault. */
export type Faults = {
  unknownSite: number
  /** Codes without a translation, with their rows. */
  grades: Readonly<Record<string, number>>
  birthDate: number
  duplicate: number
  emptyName: number
  language: number
  staffEmail: number
  unknownStudent: number
}

export type DistrictPlan = {
  students: number
  staff: number
  /** Students who left since the year began and are in no file any more. */
  gone: number
  faults: Faults
}

const CLEAN: Faults = {
  unknownSite: 0,
  grades: {},
  birthDate: 0,
  duplicate: 0,
  emptyName: 0,
  language: 0,
  staffEmail: 0,
  unknownStudent: 0,
}

/** The size of a demo district and what is wrong with its files. Row figures include the faulty ones. */
export const districtPlan = (district: SeedDistrict, kind: SeedKind): DistrictPlan => {
  if (kind === 'small') {
    return {
      students: 48,
      staff: 6,
      gone: 0,
      faults: {
        unknownSite: 1,
        grades: { 'TK+': 1, PK3: 1 },
        birthDate: 1,
        duplicate: 1,
        emptyName: 1,
        language: 1,
        staffEmail: 1,
        unknownStudent: 1,
      },
    }
  }
  if (district.profile === 'rich') {
    return {
      students: 18_574,
      staff: 1_142,
      gone: 41,
      faults: {
        ...CLEAN,
        unknownSite: 61,
        grades: { 'TK+': 168, PK3: 46 },
        birthDate: 24,
        duplicate: 13,
        language: 58,
      },
    }
  }
  const random = createRandom(`${district.lea} plan`)
  const students = Math.min(2000, Math.max(200, district.sites * 45 + random.int(-20, 20)))
  const faulty = random.chance(0.6)
  return {
    students,
    staff: Math.max(12, Math.round(students / 16)),
    gone: Math.ceil(students / 300),
    faults: faulty
      ? {
          ...CLEAN,
          unknownSite: random.int(0, 9),
          grades: { PK3: random.int(0, 12) },
          emptyName: random.int(0, 4),
          language: random.int(0, 20),
        }
      : CLEAN,
  }
}
