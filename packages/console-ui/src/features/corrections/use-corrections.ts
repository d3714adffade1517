import {
  type CorrectionRequest,
  correctionsResource,
  type ListQuery,
  type ListState,
  useAccess,
  useExtension,
  useList,
} from '@edconsole/console-core'

/** Whether the user may send requests (R25, R47), with a backend that takes them. */
export const useMaySendCorrection = (): boolean => {
  const isAnswered = useExtension(correctionsResource.list)
  const isAllowed = useAccess().allows({ all: ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMPORT_LOG_VIEW'] })
  return isAnswered && isAllowed
}

/** So many open ones are shown where the district is at home. */
const OPEN_SHOWN = 10

/** What the district is asked for now, the most urgent first. */
export const useOpenCorrections = (): ListState<CorrectionRequest> =>
  useCorrections({ limit: OPEN_SHOWN, sort: { dueOn: 'asc' }, filter: { status: ['waiting', 'answered'] } })

/** Requests of the district, for whoever sees the rows; nothing where the backend has none. */
export const useCorrections = (query: ListQuery): ListState<CorrectionRequest> => {
  const isAnswered = useExtension(correctionsResource.list)
  const { can } = useAccess()
  return useList(correctionsResource.list, query, {
    enabled: isAnswered && can('import-log-details'),
    silent: true,
  })
}
