import type { GradeCode } from '@edconsole/console-core/contract'
import type { SeedDistrict } from '../seed-district.ts'
import type { CatalogueCourse } from './course-catalogue.ts'
import type { SchoolLevel } from './school-calendar.ts'
import type { SchoolTime } from './school-time.ts'

export type School = {
  siteCode: string
  siteName: string
  level: SchoolLevel
  time: SchoolTime
  /** Who teaches there, by number. */
  teachers: readonly string[]
}

/** A student who attends school now, or did earlier in the year. */
export type Pupil = {
  studentId: string
  /** The student's number as one that others are made of. */
  n: number
  lastName: string
  grade: GradeCode
  language: string | null
  /** The last day, of those who have left. */
  exitDate: string | null
  school: School
}

export type Section = {
  sectionId: string
  course: CatalogueCourse
  school: School
  period: number
  /** Its number among those of its school, from 1. */
  place: number
  /** Null at a school without teachers. */
  staffId: string | null
  grades: GradeCode[]
  /** Those who sit in it and of whom everything is told. */
  pupils: readonly Pupil[]
  /** All who are on its roster. */
  roster: readonly Pupil[]
}

/** What everything that happens at school is made from. */
export type SchoolLife = {
  district: SeedDistrict
  /** All courses are offered, whether or not any student takes them. */
  wholeCatalogue: boolean
  schools: readonly School[]
  /** Those of whom everything is told, in the order of their numbers. */
  pupils: readonly Pupil[]
  /** All who go to school now, with or without lists. */
  attending: readonly Pupil[]
  /** All whom their schools have lists of: in the rich district also those who are still to come and those who have left. */
  listed: readonly Pupil[]
  sections: readonly Section[]
}
