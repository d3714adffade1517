import type { ListQuery } from '../entities/list-query.ts'
import { resources } from './index.ts'
import type { Operation } from './operation.ts'

type Resources = typeof resources

/** `resource.operation` for every call of the contract. */
export type OperationId = {
  [R in keyof Resources & string]: `${R}.${keyof Resources[R] & string}`
}[keyof Resources & string]

type OperationOf<Id extends OperationId> = Id extends `${infer R}.${infer Op}`
  ? R extends keyof Resources
    ? Op extends keyof Resources[R]
      ? Resources[R][Op]
      : never
    : never
  : never

type TypesOf<Id extends OperationId> = OperationOf<Id> extends Operation<infer I, infer O> ? [I, O] : never

export type InputOf<Id extends OperationId> = TypesOf<Id>[0]
export type OutputOf<Id extends OperationId> = TypesOf<Id>[1]

/** Whether an operation is asked with a list's question. */
export type IsList<Id extends OperationId> = [InputOf<Id>, ListQuery] extends [ListQuery, InputOf<Id>]
  ? true
  : false

/** Whatever sends a body: the calls that are neither reads nor take nothing. */
export type BodyOperationId = {
  [Id in OperationId]: IsList<Id> extends true ? never : [InputOf<Id>] extends [undefined] ? never : Id
}[OperationId]

const gather = () =>
  Object.fromEntries(
    Object.values(resources).flatMap((resource) =>
      Object.values<Operation>(resource).map((operation) => [operation.id, operation]),
    ),
  ) as Record<OperationId, Operation>

/** Every call of the contract by its id. */
export const OPERATIONS: Readonly<Record<OperationId, Operation>> = /* @__PURE__ */ gather()

export const OPERATION_IDS = /* @__PURE__ */ Object.keys(OPERATIONS) as readonly OperationId[]
