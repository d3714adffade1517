import type { ApiFailure } from '../api-failure.ts'
import { createApi } from '../create-api.ts'
import { fakeHttp, ORIGIN, type Reply, type SeenRequest } from './fake-http.ts'

/** An API that is answered in memory, with what it sent and what it told of failures and the end of the session. */
export const answeredApi = (answer: (request: SeenRequest) => Reply | Promise<Reply>) => {
  const seen: SeenRequest[] = []
  const failures: ApiFailure[] = []
  let expiries = 0
  const api = createApi({
    baseUrl: ORIGIN,
    http: fakeHttp((request) => {
      seen.push(request)
      return answer(request)
    }),
    onFailure: (failure) => failures.push(failure),
    onUnauthorized: () => {
      expiries += 1
    },
  })
  return { api, seen, failures, expiries: () => expiries }
}
