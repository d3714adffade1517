import { GRADE_CODES } from '@edconsole/console-core/contract'
import type { Pupil, School, SchoolLife } from './school.ts'
import { schoolTime } from './school-time.ts'
import { makeSections } from './sections.ts'

type Facts = Pick<SchoolLife, 'district' | 'wholeCatalogue'> & {
  today: string
  sites: readonly { siteCode: string; siteName: string; lowGrade: string }[]
  teachers: readonly { staffId: string; siteCode: string }[]
  students: readonly (Omit<Pupil, 'n' | 'school' | 'grade'> & {
    siteCode: string
    grade: string
    isThere: boolean
  })[]
}

/**
 * Every second school of the rich district is filled, of others the first and the last: enough to look at. All schools of
 * the rich one have sections, so that a student without one is one who was forgotten.
 */
export const schoolLife = ({
  district,
  wholeCatalogue,
  today,
  sites,
  teachers,
  students,
}: Facts): SchoolLife => {
  const isRich = district.profile === 'rich'
  const filled = sites.filter((_, i) => i === 0 || i === sites.length - 1 || (isRich && i % 2 === 0))
  const schoolOf = ({ siteCode, siteName, lowGrade }: Facts['sites'][number]): [string, School] => {
    const level = lowGrade === '06' || lowGrade === '09' ? 'secondary' : 'elementary'
    const own = teachers.filter((teacher) => teacher.siteCode === siteCode)
    const time = schoolTime(level, district.sisYear, today)
    return [siteCode, { siteCode, siteName, level, time, teachers: own.map(({ staffId }) => staffId) }]
  }
  const all = new Map(sites.map(schoolOf))
  const codes = new Set(filled.map(({ siteCode }) => siteCode))
  const everybody = students.flatMap(({ siteCode, isThere, ...student }) => {
    const school = all.get(siteCode)
    const grade = GRADE_CODES.find((code) => code === student.grade)
    if (!school || !grade) return []
    const pupil: Pupil = { ...student, grade, school, n: Number(student.studentId) }
    const isFilled = codes.has(siteCode)
    return [{ pupil, isThere, isTold: isThere && isFilled, isListed: isRich || (isThere && isFilled) }]
  })
  const attending = everybody.flatMap(({ pupil, isThere }) => (isThere ? [pupil] : []))
  const pupils = everybody.flatMap(({ pupil, isTold }) => (isTold ? [pupil] : []))
  const listed = everybody.flatMap(({ pupil, isListed }) => (isListed ? [pupil] : []))
  return {
    district,
    wholeCatalogue,
    attending,
    pupils,
    listed,
    schools: [...all.values()].filter(({ siteCode }) => isRich || codes.has(siteCode)),
    sections: makeSections(listed, new Set(pupils)),
  }
}
