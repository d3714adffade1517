import { ApiFailure } from '../../packages/console-core/src/api/api-failure.ts'
import { describeFailure } from '../../packages/console-core/src/api/describe-failure.ts'
import type { Operation } from '../../packages/console-core/src/resources/operation.ts'

/** What a failed call says, with `{…}` for its values ([S8]). */
export const failureText = (operation: Operation): string =>
  describeFailure(
    new ApiFailure({ code: 500, message: '{reason}', operation, context: { lea: '{lea}', id: '{id}' } }),
  ).message

/** What a call is confirmed with (R21); undefined where it has no text of its own. */
export const confirmationText = ({ method, type }: Operation): string | undefined =>
  type === undefined ? undefined : `${type} ${method === 'POST' ? 'created' : 'updated'} ({identifier})`
