import { z } from 'zod'
import { GENDERS, type Gender } from '../lists/genders.ts'
import {
  EMPLOYMENT_STATUSES,
  type EmploymentStatus,
  STAFF_ROLES,
  type StaffRole,
} from '../lists/staff-words.ts'
import { obeys } from '../validation/cross-rules.ts'
import {
  code,
  date,
  distinct,
  email,
  gradeCode,
  keptFields,
  newId,
  optionalText,
  readRow,
  storedId,
  text,
} from '../validation/fields.schema.ts'
import { STAFF_RULES } from '../validation/staff-rules.ts'
import type { NewStaff, UpdateStaff } from './staff.ts'

const named = z.strictObject({
  firstName: text(75),
  lastName: text(75),
  role: z.enum(Object.keys(STAFF_ROLES) as [StaffRole, ...StaffRole[]]),
  siteCodes: distinct(storedId, 100).min(1, 'it must contain at least one site'),
})

const others = z
  .strictObject({
    stateStaffId: code.nullable(),
    middleName: optionalText(75),
    suffix: optionalText(75),
    preferredFirstName: optionalText(75),
    preferredLastName: optionalText(75),
    emailAddress: email.nullable(),
    username: optionalText(100),
    gender: z.enum(Object.keys(GENDERS) as [Gender, ...Gender[]]).nullable(),
    birthDate: date.refine((day) => day >= '1900-01-01', 'it must be after 1900').nullable(),
    title: optionalText(100),
    primarySiteCode: storedId,
    gradeLevels: distinct(gradeCode, 25),
    hireDate: date.nullable(),
    exitDate: date.nullable(),
    employmentStatus: z.enum(Object.keys(EMPLOYMENT_STATUSES) as [EmploymentStatus, ...EmploymentStatus[]]),
  })
  .partial()

/** Body of `POST /district/staff`. */
export const newStaffSchema = z
  .strictObject({ staffId: newId, ...named.shape, ...others.shape })
  .superRefine(obeys(STAFF_RULES)) satisfies z.ZodType<NewStaff>

/** Body of `PATCH /district/staff/{id}`. */
export const updateStaffSchema = z
  .strictObject({
    ...named.partial().shape,
    ...others.shape,
    isActive: z.boolean().optional(),
    keptFields: keptFields.optional(),
    ...readRow,
  })
  .superRefine(obeys(STAFF_RULES)) satisfies z.ZodType<UpdateStaff>
