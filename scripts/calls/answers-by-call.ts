import type {
  ErrorAnswer,
  ItemError,
  ListExtensions,
  OperationId,
  OutputOf,
} from '../../packages/console-core/src/contract.ts'

/** What `data` holds, by call. */
export type AnswersByCall = { [Id in OperationId]: OutputOf<Id> }

/** What stands around it. */
export type AnswerParts = { ErrorAnswer: ErrorAnswer; ItemError: ItemError; ListExtensions: ListExtensions }

/** Both in one, as they are read. */
export type Answers = { calls: AnswersByCall; parts: AnswerParts }
