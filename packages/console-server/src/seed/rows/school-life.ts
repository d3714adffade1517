import { GRADE_CODES, type GradeCode } from '@edconsole/console-core/contract'
import type { SeedDistrict } from '../seed-district.ts'
import type { SchoolLevel } from './school-calendar.ts'
import { type SchoolTime, schoolTime } from './school-time.ts'
import { makeSections, type Section } from './sections.ts'

export type School = {
  siteCode: string
  siteName: string
  level: SchoolLevel
  time: SchoolTime
  /** Who teaches there, by number. */
  teachers: readonly string[]
}

/** Somebody who goes to school now. */
export type Pupil = {
  studentId: string
  /** The student's number as one that others are made of. */
  n: number
  lastName: string
  grade: GradeCode
  language: string | null
  school: School
}

/** What everything that happens at school is made from. */
export type SchoolLife = {
  district: SeedDistrict
  /** All courses are offered, whether somebody takes them or not. */
  wholeCatalogue: boolean
  schools: readonly School[]
  /** In the order of their numbers. */
  pupils: readonly Pupil[]
  sections: readonly Section[]
}

type Facts = Pick<SchoolLife, 'district' | 'wholeCatalogue'> & {
  today: string
  sites: readonly { siteCode: string; siteName: string; lowGrade: string }[]
  teachers: readonly { staffId: string; siteCode: string }[]
  pupils: readonly (Omit<Pupil, 'n' | 'school' | 'grade'> & { siteCode: string; grade: string })[]
}

/** Every second school of the rich district is filled, of others the first and the last: enough to look at. */
export const schoolLife = ({
  district,
  wholeCatalogue,
  today,
  sites,
  teachers,
  pupils,
}: Facts): SchoolLife => {
  const chosen = sites.filter(
    (_, i) => i === 0 || i === sites.length - 1 || (district.profile === 'rich' && i % 2 === 0),
  )
  const schools = new Map(
    chosen.map(({ siteCode, siteName, lowGrade }): [string, School] => {
      const level = lowGrade === '06' || lowGrade === '09' ? 'secondary' : 'elementary'
      const own = teachers.filter((teacher) => teacher.siteCode === siteCode)
      const time = schoolTime(level, district.sisYear, today)
      return [siteCode, { siteCode, siteName, level, time, teachers: own.map(({ staffId }) => staffId) }]
    }),
  )
  const there = pupils.flatMap(({ siteCode, ...pupil }): Pupil[] => {
    const school = schools.get(siteCode)
    const grade = GRADE_CODES.find((code) => code === pupil.grade)
    return school && grade ? [{ ...pupil, grade, school, n: Number(pupil.studentId) }] : []
  })
  return {
    district,
    wholeCatalogue,
    schools: [...schools.values()],
    pupils: there,
    sections: makeSections(there),
  }
}
