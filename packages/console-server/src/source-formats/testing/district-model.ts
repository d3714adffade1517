/** One small district, told apart from any format: every writer writes this, and every import has to bring it back. */
export type DistrictModel = {
  readonly schools: readonly ModelSchool[]
  readonly staff: readonly ModelStaff[]
  readonly terms: readonly ModelTerm[]
  readonly students: readonly ModelStudent[]
  readonly contacts: readonly ModelContact[]
  readonly courses: readonly ModelCourse[]
  readonly sections: readonly ModelSection[]
}

export type ModelSchool = {
  /** What other rows refer to it by; `number` is what people know it by. So for people. */
  readonly id: string
  readonly number: string
  readonly name: string
  readonly lowGrade: string
  readonly highGrade: string
  readonly principalName: string
  readonly ncesId: string
}

export type StaffWork = 'teacher' | 'aide' | 'principal' | 'counselor'

export type ModelStaff = ModelPerson & {
  readonly title: string
  readonly work: StaffWork
  /** The first one is the primary one. */
  readonly schoolIds: readonly string[]
}

type ModelPerson = {
  readonly id: string
  readonly number: string
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly email: string
  readonly username: string
}

export type ModelTerm = {
  readonly id: string
  readonly title: string
  readonly kind: 'schoolYear' | 'semester'
  readonly startDate: string
  readonly endDate: string
  readonly parentId: string | null
}

export type ModelStudent = ModelPerson & {
  readonly stateId: string
  readonly gender: 'F' | 'M' | 'X'
  readonly birthDate: string
  /** Console's codes: `KG`, `03`. */
  readonly grade: string
  readonly schoolId: string
  readonly entryDate: string
  readonly isHispanic: boolean
  readonly races: readonly ModelRace[]
  readonly hasIep: boolean
}

export type ModelRace = 'AMI' | 'ASI' | 'BLA' | 'PAC' | 'WHI'

export type ModelContact = {
  readonly id: string
  readonly studentId: string
  readonly firstName: string
  readonly lastName: string
  readonly relationship: 'parent' | 'guardian'
  readonly email: string
  readonly mobilePhone: string
}

export type ModelCourse = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly subject: 'Math' | 'ELA' | 'Science'
  readonly schoolId: string
}

export type ModelSection = {
  readonly id: string
  readonly title: string
  readonly courseId: string
  readonly schoolId: string
  /** Most have one; one section is held in both semesters. */
  readonly termIds: readonly string[]
  /** The first one is in charge. */
  readonly teacherIds: readonly string[]
  readonly period: string
  readonly room: string
  readonly isHomeroom: boolean
  readonly studentIds: readonly string[]
}
