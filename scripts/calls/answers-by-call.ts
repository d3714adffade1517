import type {
  EmploymentStatus,
  ErrorAnswer,
  GradeCode,
  ItemError,
  ListExtensions,
  OperationId,
  OrgType,
  OutputOf,
  SchoolType,
  StaffRole,
} from '../../packages/console-core/src/contract.ts'

/** What `data` holds, by call. */
export type AnswersByCall = { [Id in OperationId]: OutputOf<Id> }

/** What stands around it. */
export type AnswerParts = { ErrorAnswer: ErrorAnswer; ItemError: ItemError; ListExtensions: ListExtensions }

/** Lists of words that have a name of their own wherever a field holds one of them; a derived type says only which words. */
export type AnswerWords = {
  EmploymentStatus: EmploymentStatus
  GradeCode: GradeCode
  OrgType: OrgType
  SchoolType: SchoolType
  StaffRole: StaffRole
}

/** All in one, as they are read. */
export type Answers = { calls: AnswersByCall; parts: AnswerParts; words: AnswerWords }
